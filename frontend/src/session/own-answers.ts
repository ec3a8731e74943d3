import type { QueryClient } from '@tanstack/react-query';
import { rememberCartCount } from './cart-count.js';
import { onOtherPerson } from './session.js';

/** What was read for one person is never shown to another, and who signs in has what a visitor saw read anew. */
export const keepAnswersApart = (client: QueryClient): (() => void) =>
  onOtherPerson((before) => {
    if (before !== undefined) {
      rememberCartCount(0);
      return client.clear();
    }
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
  });
