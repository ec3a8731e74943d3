import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { CartEmptied } from './cart-changed.js';
import { changePath } from './change-line.js';
import { EmptyCart } from './cart-page.js';
import type { TravellerForm } from './checkout-form.js';
import { completeForm } from './checkout-memory.js';
import { CheckoutSkeleton } from './checkout-skeleton.js';
import { CheckoutSummary, summaryNameId, type SummaryLine } from './checkout-summary.js';
import { CartGiftCards, GiftCardLines } from './cart-gift-cards.js';
import { isFilled, type Cart } from './checkout.api.js';
import { CurrencyNote } from './currency-note.js';
import { HoldNotice } from './hold-notice.js';
import { OrderPayment } from './order-payment.js';
import { useMarkedCart } from './price-marks.js';
import { refusalOf } from './refusals.js';
import { ReviewStep } from './review-step.js';
import { TakenTime } from './taken-time.js';
import { serverAhead } from '../../api/server-clock.js';
import { repeatedLines } from './same-line.js';
import { StepFrame } from './step-frame.js';
import { TravellerStep } from './traveller-step.js';
import { TravellerSummary } from './traveller-summary.js';
import { useCart, useHold } from './use-cart.js';
import { WaitingOrder } from './waiting-order.js';

const route = getRouteApi('/$lang/$currency/checkout');

/** Three steps in one column; the address says which one is open, so that Back leads to the one before. */
export function CheckoutPage() {
  const title = useIntl().formatMessage({ id: 'checkout.title' });
  const { order } = route.useSearch();
  return (
    <div className="page-width min-h-dvh py-10 md:py-14">
      <PageHead title={title} noindex />
      <h1 className="mb-8">{title}</h1>
      {!useHydrated() ? <CheckoutSkeleton /> : order ? <OrderPayment reference={order} /> : <CartCheckout />}
    </div>
  );
}

function CartCheckout() {
  return (
    <>
      <CurrencyNote />
      <CartContent />
    </>
  );
}

function CartContent() {
  const { data: cart, dataUpdatedAt, error, refetch } = useCart();
  const isEmptied = useIsEmptied(cart);
  if (!cart) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <CheckoutSkeleton />;
  return (
    <>
      <WaitingOrder cart={cart} readAt={dataUpdatedAt} />
      {isEmptied && <CartEmptied />}
      {isFilled(cart) ? <CartSteps cart={cart} ahead={serverAhead(cart.now, dataUpdatedAt)} /> : <EmptyCart />}
    </>
  );
}

/** Elsewhere, while this page was open; a cart that became an order is not meant. */
function useIsEmptied(cart: Cart | undefined): boolean {
  const [wasFilled, setWasFilled] = useState(false);
  const isNow = cart !== undefined && isFilled(cart);
  if (isNow && !wasFilled) setWasFilled(true);
  return wasFilled && !isNow && !cart?.waitingOrder;
}

function CartSteps({ cart: told, ahead }: { cart: Cart; ahead: number }) {
  const cart = useMarkedCart(told);
  const hold = useHold();
  const form = useReviewedForm();
  // What was held already is held at its new time; where nothing was, all of it is held now.
  const holdMoved = ({ holdsUntil }: Cart): void => (holdsUntil ? hold.reset() : hold.mutate());
  const repeated = repeatedLines(cart.items);
  const lines = cart.items.map((item): SummaryLine => {
    // The review tells it at its own lines.
    const refusal = form ? undefined : refusalOf(item, hold.error);
    const nameId = summaryNameId(item.id);
    return {
      ...lineOf(item),
      isRepeated: repeated.has(item.id),
      changeAt: changePath(item.id, form ? 'review' : 'checkout'),
      refusal: refusal && <TakenTime {...{ item, cart, refusal, nameId }} onMoved={holdMoved} />,
    };
  });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Steps {...{ cart, form, holdMoved }} holdError={hold.error} />
      <CheckoutSummary
        lines={lines}
        discount={cart.discounts.find(({ refusal }) => !refusal)}
        total={cart.total}
        more={<GiftCardLines cart={cart} />}
      >
        <CartGiftCards cart={cart} />
        {cart.items.length > 0 && <HoldNotice {...{ cart, ahead, hold }} />}
      </CheckoutSummary>
    </div>
  );
}

const lineOf = ({
  id,
  tour,
  datetime,
  startsAt,
  timeZone,
  travellers,
  price,
  steps,
  tickets,
}: Cart['items'][number]): SummaryLine => ({
  key: id,
  name: tour.name,
  tour,
  city: tour.city,
  ...datetime,
  startsAt,
  timeZone,
  travellers,
  price,
  steps,
  tickets,
});

/** What the first step has told; where it has not, the address goes back to it, so that going on leads somewhere. */
function useReviewedForm(): TravellerForm | undefined {
  const isReview = route.useSearch().step === 'review';
  const form = isReview ? completeForm() : undefined;
  const isTooEarly = isReview && !form;
  const go = useGo();
  useEffect(() => {
    if (isTooEarly) void go('/checkout', { replace: true });
  }, [isTooEarly, go]);
  return form;
}

interface StepsProps {
  cart: Cart;
  form: TravellerForm | undefined;
  holdError: unknown;
  holdMoved: (cart: Cart) => void;
}

function Steps({ cart, form, holdError, holdMoved }: StepsProps) {
  return (
    <div className="grid gap-4">
      <StepFrame
        number={1}
        state={form ? 'done' : 'now'}
        changeAt="/checkout"
        summary={form && <TravellerSummary form={form} />}
      >
        <TravellerStep />
      </StepFrame>
      <StepFrame number={2} state={form ? 'now' : 'ahead'}>
        {form && <ReviewStep {...{ cart, form, holdError, holdMoved }} />}
      </StepFrame>
      <StepFrame number={3} state="ahead" />
    </div>
  );
}
