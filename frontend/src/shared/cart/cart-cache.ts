import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Site } from '../../i18n/site.js';
import { cartQuery, type Cart } from './cart.api.js';

/** Writes the cart of an answer into the query cache, for this language and currency. */
export async function cacheCart(client: QueryClient, site: Site, cart: Cart): Promise<void> {
  const { queryKey } = cartQuery(site);
  // An older request that is still running may answer with the cart before the change.
  await client.cancelQueries({ queryKey: [queryKey[0]] });
  client.setQueryData(queryKey, cart);
  resetOtherCarts(client, site);
}

/** Resets the copies in other languages and currencies, which are older. */
export function resetOtherCarts(client: QueryClient, site: Site): void {
  const { queryKey } = cartQuery(site);
  const own = hashKey(queryKey);
  void client.resetQueries({ queryKey: [queryKey[0]], predicate: ({ queryHash }) => queryHash !== own });
}
