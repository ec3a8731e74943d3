import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite, type Site } from '../../i18n/site.js';
import { cacheCart } from '../../shared/cart/cart-cache.js';
import { rememberCartCount } from '../../session/cart-count.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { cartQuery, countOf } from '../../shared/cart/cart.api.js';
import {
  applyGiftCard,
  applyPromoCode,
  CART,
  checkOut,
  giveUpOrder,
  moveCartItem,
  removeDiscount,
  removeFromCart,
  type Cart,
  type CartItem,
} from './checkout.api.js';
import { isTimeGone } from './refusals.js';
import { serverAhead } from '../../api/server-clock.js';

const MINUTE = 60_000;

/** Read anew on each visit, and when the page is seen again: prices and places may have changed, in another tab too. */
export function useCart() {
  const query = useQuery({
    ...cartQuery(useSite()),
    enabled: useHydrated(),
    // In another language or currency it may have been read before the last change.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      millisecondsUntilRepriced(state.data, Date.now() + serverAhead(state.data?.now, state.dataUpdatedAt)),
  });
  const count = query.data && countOf(query.data);
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

interface CartCallEnds<Variables> {
  /** Told though what asked for it has left the page with the cart's change. */
  readonly onDone?: (cart: Cart, variables: Variables) => void;
  readonly onRefused?: (error: Error) => void;
}

/** A call that answers the cart as it is after it. */
function useCartCall<Variables>(
  call: (api: Api, variables: Variables, site: Site) => Promise<Cart>,
  { onDone, onRefused }: CartCallEnds<Variables> = {},
) {
  const api = useApi();
  const site = useSite();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => call(api, variables, site),
    onMutate: () => site,
    onSuccess: async (cart, variables, asked) => {
      await cacheCart(queries, asked, cart);
      onDone?.(cart, variables);
    },
    onError: (error) => onRefused?.(error),
  });
}

export const useRemoveFromCart = () => useCartCall(removeFromCart);

export const useApplyPromoCode = () => useCartCall(applyPromoCode);

export const useApplyGiftCard = () => useCartCall(applyGiftCard);

export const useRemoveDiscount = () => useCartCall(removeDiscount);

/** What waits for its payment is not wanted any more. */
export const useGiveUpOrder = () => useCartCall(giveUpOrder);

export interface Move {
  readonly id: string;
  readonly datetime: CartItem['datetime'];
}

interface MoveEnds {
  readonly onMoved: (cart: Cart, move: Move) => void;
  readonly onRefused: () => void;
}

/** Gives an item another time; its price is made anew. */
export const useMoveItem = ({ onMoved, onRefused }: MoveEnds) =>
  useCartCall<Move>((api, { id, datetime }, site) => moveCartItem(api, id, datetime, site), {
    onDone: onMoved,
    onRefused,
  });

/** Holds the places for fifteen minutes; once more while they are held, for fifteen more. */
export function useHold() {
  const refresh = useRefreshedCart();
  return useCartCall<void>((api, _, site) => checkOut(api, site), {
    onRefused: (error) => void (isTimeGone(error) && refresh()),
  });
}

/** The cart as the server has it now, which tells of each item whose time is gone. */
export function useRefreshedCart(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [CART] });
}
