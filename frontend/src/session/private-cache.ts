import type { QueryClient } from '@tanstack/react-query';
import { rememberCartCount } from './cart-count.js';
import { onOtherPerson } from './session.js';

/**
 * Empties the query cache when another person signs in or the person signs out. After a guest's login the queries are
 * read again.
 */
export const keepPrivateCache = (client: QueryClient): (() => void) =>
  onOtherPerson((before) => {
    if (before !== undefined) {
      rememberCartCount(0);
      return client.clear();
    }
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
  });
