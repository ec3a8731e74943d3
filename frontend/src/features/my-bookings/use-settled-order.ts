import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { resetOtherCarts } from '../../shared/cart/cart-cache.js';
import { cartQuery, countOf } from '../../shared/cart/cart.api.js';
import { rememberCartCount } from '../../session/cart-count.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { isPaid, orderQuery, payOrder, type Order } from '../../shared/booking-view/booking-view.api.js';

const ASK_EVERY = 1500;
const ASK_FOR = 60_000;

/** Asks the server until the payment is decided, a minute at most: never believes the browser's word for it. */
export function useSettledOrder(reference: string) {
  const token = orderTokenOf(reference);
  const site = useSite();
  const [since] = useState(() => Date.now());
  const query = useQuery({
    ...orderQuery(reference, token, site),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => isOpen(state.data) && Date.now() - since < ASK_FOR && ASK_EVERY,
  });
  const order = query.data;
  useGatewayRead(reference, token, isOpen(order) && order?.payment?.gateway === 'stripe');
  useFreshCart(order !== undefined && isPaid(order));
  const answeredAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  return { ...query, isLate: isOpen(order) && answeredAt - since >= ASK_FOR - ASK_EVERY };
}

const isOpen = (order: Order | undefined): boolean => order?.status === 'awaiting-payment';

/** After a bank's page Stripe knows more than we do: we have it read once. */
function useGatewayRead(reference: string, token: string | undefined, isNeeded: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (!isNeeded) return;
    // Should it fail, the gateway's own message or the reconciliation settles the order.
    payOrder(api, reference, token).catch(() => undefined);
  }, [api, reference, token, isNeeded]);
}

/** What is paid is in the cart no more. */
function useFreshCart(isNeeded: boolean): void {
  const queries = useQueryClient();
  const site = useSite();
  useEffect(() => {
    if (!isNeeded) return;
    resetOtherCarts(queries, site);
    queries
      .fetchQuery({ ...cartQuery(site), staleTime: 0 })
      .then((cart) => rememberCartCount(countOf(cart)))
      .catch(() => undefined);
  }, [isNeeded, queries, site]);
}
