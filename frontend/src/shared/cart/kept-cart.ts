import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Site } from '../../i18n/site.js';
import { cartQuery, type CartSummary } from '../../layout/layout.api.js';

/** Keeps the cart as a call has just answered it in this language and currency. */
export async function keepCart(client: QueryClient, site: Site, cart: CartSummary): Promise<void> {
  const { queryKey } = cartQuery(site);
  // What was asked before, and is told later, may be the cart as it was.
  await client.cancelQueries({ queryKey: [queryKey[0]] });
  client.setQueryData(queryKey, cart);
  forgetOtherCarts(client, site);
}

/** The copies in other languages and currencies are of before: whoever comes to one asks for it anew. */
export function forgetOtherCarts(client: QueryClient, site: Site): void {
  const { queryKey } = cartQuery(site);
  const own = hashKey(queryKey);
  void client.resetQueries({ queryKey: [queryKey[0]], predicate: ({ queryHash }) => queryHash !== own });
}
