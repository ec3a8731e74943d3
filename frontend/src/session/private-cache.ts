import type { QueryClient } from '@tanstack/react-query';
import { rememberCartCount } from './cart-count.js';
import { onOtherPerson } from './session.js';

/** Empties the query cache when another person, or nobody, is signed in. After a sign-in the queries of the guest are read again. */
export const keepPrivateCache = (client: QueryClient): (() => void) =>
  onOtherPerson((before) => {
    if (before !== undefined) {
      rememberCartCount(0);
      return client.clear();
    }
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
  });
