import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import {
  askedWhileAwaited,
  isPaid,
  orderQuery,
  type Order,
  type CloseReason,
} from '../../shared/booking-view/booking-view.api.js';
import { useLapsing } from '../../shared/booking-view/use-lapsing.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { onDemand } from '../../ui/behavior/on-demand.js';
import { readable } from '../../ui/form/phone-number.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { forgetCheckout } from './checkout-memory.js';
import { CheckoutSkeleton } from './checkout-skeleton.js';
import { OrderedGiftCards } from './cart-gift-cards.js';
import { isFilled } from './checkout.api.js';
import { CheckoutSummary, type SummaryDiscount } from './checkout-summary.js';
import { Countdown } from './countdown.js';
import { SandboxCardForm } from './sandbox-card-form.js';
import { isProblem } from '../../api/api.js';
import { serverAhead } from '../../api/server-clock.js';
import { FullName } from '../../i18n/full-name.js';
import { StepFrame } from './step-frame.js';
import { useCart } from './use-cart.js';

const StripeForm = onDemand(async () => (await import('./stripe-form.js')).StripeForm, <Skeleton className="h-72" />);

/** Step 3: the order stands and waits for its money. All of it is read from the server, so reloading is safe. */
export function OrderPayment({ reference }: { reference: string }) {
  const query = orderQuery(reference, orderTokenOf(reference), useSite());
  const read = useQuery({ ...query, ...askedWhileAwaited });
  const { data: order, dataUpdatedAt, error, refetch } = read;
  const isLapsing = useLapsing(read);
  if (!order && isShut(error)) return <ToOrder reference={reference} />;
  if (!order) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />;
  if (isPaid(order)) return <ToPayDone reference={reference} />;
  if (order.paymentMethod === 'wire') return <ToOrder reference={reference} />;
  // Gift cards pay for everything: the order is confirmed within a moment.
  if (order.status === 'awaiting-payment' && order.toPay.amount === 0) return <CheckoutSkeleton />;
  if (order.status !== 'awaiting-payment') return <OrderClosed why={order.closeReason ?? 'payment-timeout'} />;
  const ahead = serverAhead(order.now, dataUpdatedAt);
  return (
    <>
      {isLapsing && (error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />)}
      {/* What is typed or on its way to the bank is not lost: the answer may be that the order can still be paid. */}
      <div hidden={isLapsing}>
        <OpenPayment order={order} ahead={ahead} onChanged={() => void refetch()} />
      </div>
    </>
  );
}

/** This browser has not got what opens the order. */
const isShut = (error: unknown): boolean => isProblem(error) && (error.status === 401 || error.status === 404);

/** Its own page says what opens it, and leads there. */
function ToOrder({ reference }: { reference: string }) {
  const go = useGo();
  useEffect(() => void go(`/order/${encodeURIComponent(reference)}`, { replace: true }), [go, reference]);
  return <CheckoutSkeleton />;
}

function ToPayDone({ reference }: { reference: string }) {
  const leave = useLeave(reference);
  useEffect(leave, [leave]);
  return <CheckoutSkeleton />;
}

function useLeave(reference: string): () => void {
  const go = useGo();
  return useCallback(() => {
    forgetCheckout();
    void go(`/pay-done?order=${reference}`, { replace: true });
  }, [go, reference]);
}

/** Takes the place of the form that was just sent: the focus comes here. */
function OrderClosed({ why }: { why: CloseReason }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="scroll-mt-24 outline-none">
      <EmptyState
        title={<FormattedMessage id={why === 'payment-timeout' ? 'checkout.expired.title' : 'checkout.closed.title'} />}
        action={<WayOn />}
      >
        <FormattedMessage id={`checkout.closed.why.${why}`} />
      </EmptyState>
    </div>
  );
}

/** What can be done by who sees this: on another device, or after a newer order, the cart is not what was ordered. */
function WayOn() {
  const { data: cart, error } = useCart();
  if (!cart && !error) return <Skeleton className="h-11 w-44" />;
  const [to, text] = cart?.waitingOrder
    ? [`/checkout?order=${cart.waitingOrder.reference}`, 'checkout.waiting.pay']
    : cart && isFilled(cart)
      ? ['/checkout?step=review', 'checkout.closed.action']
      : ['/tours', 'checkout.cart.empty.action'];
  return (
    <ButtonLink to={to}>
      <FormattedMessage id={text} />
    </ButtonLink>
  );
}

interface OpenPaymentProps {
  order: Order;
  ahead: number;
  onChanged: () => void;
}

function OpenPayment({ order, ahead, onChanged }: OpenPaymentProps) {
  const leave = useLeave(order.reference);
  const isStripe = order.payment?.gateway === 'stripe';
  const done = { order, onPaid: leave, onRefused: onChanged };
  // Who accepted a quote has no cart to change.
  const isOfCart = order.bookings.some(({ tour }) => tour !== null);
  const changedAt = (changeAt: string) => (isOfCart ? { changeAt } : {});
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-4">
        <StepFrame number={1} state="done" {...changedAt('/checkout')} summary={<BuyerSummary order={order} />} />
        <StepFrame
          number={2}
          state="done"
          {...changedAt('/checkout?step=review')}
          summary={<FormattedMessage id="checkout.placed" values={{ reference: order.reference }} />}
        />
        <StepFrame number={3} state="now">
          <ChargedIn currency={order.currency} />
          {isStripe ? <StripeForm {...done} /> : <SandboxCardForm {...done} />}
        </StepFrame>
      </div>
      <CheckoutSummary
        total={order.toPay}
        totalName={order.toPay.amount < order.total.amount ? 'checkout.toPay' : 'checkout.total'}
        more={<OrderedGiftCards of={order.giftCards} />}
        discount={discountOf(order)}
        lines={order.bookings.map(
          ({
            reference: key,
            title: name,
            tour,
            quote,
            city,
            date,
            time,
            startsAt,
            timeZone,
            travellers,
            price,
            steps,
            tickets,
          }) => ({
            key,
            name,
            tour,
            quote,
            city,
            date,
            time,
            startsAt,
            timeZone,
            travellers,
            price,
            steps,
            tickets,
          }),
        )}
      >
        <div className="rounded-lg bg-pine-soft p-4 text-sm">
          <Countdown
            until={order.expiresAt}
            ahead={ahead}
            text="checkout.payUntil"
            over={<FormattedMessage id="checkout.payUntil.over" />}
          />
        </div>
      </CheckoutSummary>
    </div>
  );
}

/** An order keeps the currency that it was placed in; said where the page shows another one, as soon as it does. */
function ChargedIn({ currency }: { currency: string }) {
  const { currency: shown } = useSite();
  const intl = useIntl();
  const name = intl.formatDisplayName(currency, { type: 'currency' });
  return (
    <p role="status" className={shown === currency ? 'sr-only' : 'mb-5 rounded-lg bg-sun-soft p-4 text-sm text-ink'}>
      {shown !== currency && <FormattedMessage id="checkout.chargedIn" values={{ name, code: currency, shown }} />}
    </p>
  );
}

const BuyerSummary = ({ order: { customer, passenger } }: { order: Order }) => (
  <div className="grid gap-0.5">
    <p>
      <FullName of={customer} />
    </p>
    <p className="wrap-anywhere">{customer.email}</p>
    <p>{readable(customer.phoneNumber)}</p>
    {passenger && (
      <p className="wrap-anywhere">
        <FormattedMessage id="checkout.travels" values={{ name: passenger.name }} />
      </p>
    )}
  </div>
);

/** The discount that the order was placed with; the code is the reason of its lines. */
function discountOf({ discount, items }: Order): SummaryDiscount | undefined {
  const code = items.find(({ kind }) => kind === 'discount')?.reason;
  return code === undefined || discount.amount === 0 ? undefined : { code, isPersonal: false, amount: discount };
}
