import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiProblem } from '../../api/api.js';
import { CancellableUntil, BookedTourFacts } from '../../shared/booking-view/booked-tour-facts.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { ErrorTitle } from '../../ui/feedback/error-title.js';
import { ErrorSummary, type FieldFailure } from '../../ui/form/error-summary.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { TitleText } from '../../ui/text/title-text.js';
import { infoLink } from '../../ui/text/text-link.js';
import { CartDiscount } from './cart-discount.js';
import { GiftCardLines } from './cart-gift-cards.js';
import { CartChanged, isCartChange } from './cart-changed.js';
import { ItemPrice, LineWishes } from './cart-item-row.js';
import type { TravellerForm } from './checkout-form.js';
import { CheckoutProblem } from './checkout-problem.js';
import { PaymentChoice } from './payment-choice.js';
import type { Cart, CartItem, PaymentMethod } from './checkout.api.js';
import { isTimeGone, refusalOf } from './refusals.js';
import { TakenTime } from './taken-time.js';
import { bookedTourOf } from './booked-tour-of.js';
import { usePlaceOrder } from './use-place-order.js';

const TERMS = 'acceptTerms';
const GO_ON = { card: 'checkout.toPayment', wire: 'checkout.wire.order' };

interface ReviewStepProps {
  cart: Cart;
  form: TravellerForm;
  /** Why the places are not kept. */
  holdError: unknown;
  /** An item has another time: its place is to be kept too. */
  holdMoved: (cart: Cart) => void;
}

/** The version of the cart that was reviewed. */
interface Reviewed {
  readonly known: string;
  /** What the cart was before the own change: it is still shown for a moment. */
  readonly before?: string;
}

/** Step 2: what is bought, of whom, on which terms. */
export function ReviewStep({ cart, form, holdError, holdMoved }: ReviewStepProps) {
  const intl = useIntl();
  const [chosen, setMethod] = useState<PaymentMethod>('card');
  const isPaidByCards = cart.toPay.amount === 0 && cart.giftCards.length > 0;
  const method = cart.wire?.isOffered && !isPaidByCards ? chosen : 'card';
  const order = usePlaceOrder(cart, form, method);
  const refusals = new Map(
    cart.items.map((item) => [item, refusalOf(item, order.error) ?? refusalOf(item, holdError)]),
  );
  const [firstRefused] = isTimeGone(order.error) ? cart.items.filter((item) => refusals.get(item)) : [];
  const [{ known, before }, setReviewed] = useState<Reviewed>({ known: cart.version });
  const version = cart.version === before ? known : cart.version;
  if (before && cart.version === known) setReviewed({ known });
  const [accepted, setAccepted] = useState<string>();
  const isAccepted = accepted === version;
  const [failures, setFailures] = useState<readonly FieldFailure[]>([]);
  const missing = intl.formatMessage({ id: 'checkout.terms.missing' });
  const goOn = (): void => {
    setFailures(isAccepted ? [] : [{ field: TERMS, text: missing }]);
    if (isAccepted) order.mutate();
  };
  /** The own change is no news; where it costs something else, it is agreed to anew. */
  const onMoved = (next: Cart): void => {
    order.reset();
    holdMoved(next);
    if (next.total.amount !== cart.total.amount || known !== cart.version) return;
    setReviewed({ known: next.version, before: cart.version });
    if (isAccepted) setAccepted(next.version);
  };
  return (
    <div className="grid gap-6">
      <CartChanged {...{ version, known }} refusal={order.error} />
      <ErrorSummary failures={failures} />
      {order.error && <ErrorTitle />}
      <ul className="border-t border-line">
        {cart.items.map((item) => (
          <ReviewedItem key={item.id} item={item}>
            <ItemRefusal {...{ item, cart, onMoved }} refusal={refusals.get(item)} isAnswer={item === firstRefused} />
          </ReviewedItem>
        ))}
        <GiftCardLines cart={cart} isLarge />
      </ul>
      {form.specialRequirements && <Wishes text={form.specialRequirements} />}
      <ReviewTotal cart={cart} />
      {!isPaidByCards && <PaymentChoice cart={cart} method={method} onChange={setMethod} />}
      <LegalNotes cart={cart} />
      <Checkbox
        id={TERMS}
        checked={isAccepted}
        onChange={({ target }) => setAccepted(target.checked ? version : undefined)}
        error={failures.length > 0 && !isAccepted ? missing : undefined}
        label={
          <FormattedMessage
            id="checkout.terms.accept"
            values={{ terms: legalLink('terms'), privacy: legalLink('privacy') }}
          />
        }
      />
      {order.error && !firstRefused && !isCartChange(order.error) && (
        <div className="grid gap-2">
          {method === 'wire' && (
            <p className="font-semibold">
              <FormattedMessage id="checkout.wire.failed" />
            </p>
          )}
          <CheckoutProblem error={order.error} onRetry={goOn} />
        </div>
      )}
      <Button busy={order.isPending || order.isSuccess} onClick={goOn} className="justify-self-start max-sm:w-full">
        <FormattedMessage id={isPaidByCards ? 'checkout.giftCard.pays' : GO_ON[method]} />
      </Button>
    </div>
  );
}

interface ItemRefusalProps {
  item: CartItem;
  cart: Cart;
  refusal: ApiProblem | undefined;
  isAnswer: boolean;
  onMoved: (cart: Cart) => void;
}

const ItemRefusal = ({ refusal, ...rest }: ItemRefusalProps) =>
  refusal && <TakenTime {...rest} refusal={refusal} nameId={nameIdOf(rest.item)} />;

const nameIdOf = ({ id }: CartItem): string => `review-${id}`;

const ReviewedItem = ({ item, children }: { item: CartItem; children: ReactNode }) => (
  <li className="grid gap-2 border-b border-line py-5">
    <div className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h3 id={nameIdOf(item)} tabIndex={-1} className="text-lg outline-none">
        <TitleText of={item.tour.name} />
      </h3>
      <ItemPrice item={item} />
    </div>
    <BookedTourFacts trip={bookedTourOf(item)} />
    <LineWishes item={item} />
    {children}
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="checkout.meetingPoint" values={{ place: item.meetingPoint.name }} />
    </p>
    <p className="text-sm">
      <CancellableUntil
        until={item.cancellableUntil}
        city={item.tour.city}
        timeZone={item.timeZone}
        freeClassName="text-pine"
      />
    </p>
  </li>
);

const Wishes = ({ text }: { text: string }) => (
  <div>
    <h3 className="text-lg">
      <FormattedMessage id="checkout.field.specialRequirements" />
    </h3>
    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
  </div>
);

const ReviewTotal = ({ cart }: { cart: Cart }) => (
  <div className="grid gap-3">
    {cart.items.length > 0 && <CartDiscount cart={cart} />}
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
      <FormattedMessage id="checkout.total" />
      <MoneyText value={cart.total} />
    </p>
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="checkout.totalNote" values={{ currency: cart.currency }} />
    </p>
  </div>
);

const legalLink = (page: string) => (text: ReactNode) => (
  <Link to={`/legal/${page}`} target="_blank" className={infoLink}>
    {text}
  </Link>
);

const LegalNotes = ({ cart: { items, giftCardItems } }: { cart: Cart }) => (
  <div className="grid gap-2 rounded-lg bg-sunken p-4 text-sm">
    <p>
      <FormattedMessage id="checkout.legal.seller" values={{ imprint: legalLink('legal-notice') }} />
    </p>
    {items.length > 0 && (
      <>
        <p>
          <FormattedMessage id="checkout.legal.cancel" />
        </p>
        <p>
          <FormattedMessage id="checkout.legal.noWithdrawal" />
        </p>
      </>
    )}
    {giftCardItems.length > 0 && (
      <p>
        <FormattedMessage id="checkout.legal.giftCard" />
      </p>
    )}
  </div>
);
