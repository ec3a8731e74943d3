import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { rememberCartCount } from '../../session/cart-count.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { cartItemPath, cartOrderPath, cartQuery, CHECKOUT, type Cart } from './checkout.api.js';
import { serverAhead } from '../../api/server-clock.js';

const MINUTE = 60_000;

/** Read anew on each visit: prices and places may have changed. */
export function useCart() {
  const query = useQuery({
    ...cartQuery(useSite()),
    enabled: useHydrated(),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      millisecondsUntilRepriced(state.data, Date.now() + serverAhead(state.data?.now, state.dataUpdatedAt)),
  });
  const count = query.data?.items.length;
  useEffect(() => {
    if (count !== undefined) rememberCartCount(count);
  }, [count]);
  return query;
}

/** When the first guarantee runs out, but never more often than once a minute. `now` is the server's. */
export function millisecondsUntilRepriced(cart: Cart | undefined, now: number): number | false {
  const ends = (cart?.items ?? []).map(({ guaranteedUntil }) => Date.parse(guaranteedUntil));
  return ends.length > 0 && Math.max(MINUTE, Math.min(...ends) - now);
}

/** A call that answers the cart as it is after it. */
function useCartCall<Variables>(send: (variables: Variables) => readonly ['POST' | 'DELETE', string]) {
  const api = useApi();
  const site = useSite();
  const queries = useQueryClient();
  const query = { language: site.locale, currency: site.currency };
  return useMutation({
    mutationFn: (variables: Variables) => api.send<Cart>(...send(variables), undefined, { query }),
    onSuccess: (cart) => queries.setQueryData(cartQuery(site).queryKey, cart),
  });
}

export const useRemoveFromCart = () => useCartCall((id: string) => ['DELETE', cartItemPath(id)]);

/** What waits for its payment is not wanted any more. */
export const useGiveUpOrder = () => useCartCall((reference: string) => ['DELETE', cartOrderPath(reference)]);

/** Holds the places for fifteen minutes; once more while they are held, for fifteen more. */
export const useHold = () => useCartCall<void>(() => ['POST', CHECKOUT]);
