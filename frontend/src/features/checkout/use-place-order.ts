import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite, type Site } from '../../i18n/site.js';
import { rememberCartCount } from '../../session/cart-count.js';
import { orderTokenOf, rememberGuestOrder } from '../../session/order-tokens.js';
import { orderQuery, type Order } from '../../shared/booking-view/booking-view.api.js';
import { localZone } from '../../ui/text/local-zone.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { orderRequestOf, type TravellerForm } from './checkout-form.js';
import { forgetCheckout, knownAttemptKey, newAttemptKey } from './checkout-memory.js';
import { isCartChange } from './cart-changed.js';
import { isTimeGone } from './refusals.js';
import { CART, postOrder, readOrder, type Cart, type PaymentMethod } from './checkout.api.js';

const isClosed = ({ status }: Order): boolean => status === 'cancelled' || status === 'expired';

/** What a browser says that cannot find out its zone; no server knows it. */
const NOWHERE = 'Etc/Unknown';

/** The customer's own zone: the mails tell the start on that clock too. */
function ownZone(): { timeZone?: string } {
  const timeZone = localZone();
  return timeZone === NOWHERE ? {} : { timeZone };
}

/** One order for one content, however often it is sent, and of no other cart; a closed one is not brought back but placed anew. */
export async function placeOrder(
  api: Api,
  cart: Cart,
  form: TravellerForm,
  site: Pick<Site, 'locale'>,
  method: PaymentMethod = 'card',
): Promise<Order> {
  const request = { ...orderRequestOf(form, method), cartVersion: cart.version, ...ownZone() };
  const content = JSON.stringify(request);
  const place = (idempotencyKey: string) => postOrder(api, request, idempotencyKey, site);
  const known = knownAttemptKey(content);
  if (known === undefined) return place(newAttemptKey(content));
  // Told again as it was when it was placed: only the order itself says what has become of it since.
  const { reference, accessToken: token } = await place(known);
  const order = await readOrder(api, reference, token, site);
  return isClosed(order) ? place(newAttemptKey(content)) : order;
}

/** Cart → order, and on to its payment; where the cart was another or a time is gone, the refusal comes with the cart of now. */
export function usePlaceOrder(cart: Cart, form: TravellerForm, method: PaymentMethod) {
  const api = useApi();
  const site = useSite();
  const go = useGo();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => placeOrder(api, cart, form, site, method),
    onSuccess: async (order) => {
      rememberGuestOrder(order);
      queries.setQueryData(orderQuery(order.reference, orderTokenOf(order.reference), site).queryKey, order);
      if (order.paymentMethod === 'card') return go(`/checkout?order=${order.reference}`);
      await go(`/order/${order.reference}`);
      forgetCheckout();
      rememberCartCount(0);
      await queries.invalidateQueries({ queryKey: [CART] });
    },
    onError: (error) =>
      isCartChange(error) || isTimeGone(error) ? queries.invalidateQueries({ queryKey: [CART] }) : undefined,
  });
}
