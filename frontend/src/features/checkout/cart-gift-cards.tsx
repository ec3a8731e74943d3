import { X } from 'lucide';
import { useState, type FormEvent } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import type { Order } from '../../shared/booking-view/booking-view.api.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { MoneyText } from '../../ui/text/money.js';
import type { Cart } from './checkout.api.js';
import { useApplyGiftCard, useRemoveDiscount, useRemoveFromCart } from './use-cart.js';

const LONGEST = 60;
const MOST = 5;

/** The gift cards that pay, below the total, with what is left to pay; a field for one more. */
export function CartGiftCards({ cart }: { cart: Cart }) {
  const { giftCards, items, toPay } = cart;
  return (
    <div className="grid gap-3">
      {giftCards.map((card) => (
        <Paying key={card.id} card={card} />
      ))}
      {giftCards.length > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
          <FormattedMessage id="checkout.toPay" />
          <MoneyText value={toPay} />
        </p>
      )}
      {items.length > 0 && giftCards.length < MOST && <GiftCardField />}
    </div>
  );
}

function Paying({ card: { id, last4, applied, balance } }: { card: Cart['giftCards'][number] }) {
  const intl = useIntl();
  const removal = useRemoveDiscount();
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex items-center gap-1">
          <FormattedMessage id="checkout.giftCard" values={{ last4 }} />
          <RemoveButton
            label={intl.formatMessage({ id: 'checkout.giftCard.remove' }, { last4 })}
            busy={removal.isPending}
            onClick={() => removal.mutate(id)}
          />
        </span>
        <MoneyText value={{ ...applied, amount: -applied.amount }} className="text-pine" />
      </div>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="checkout.giftCard.balance" values={{ amount: <MoneyText value={balance} /> }} />
      </p>
      {removal.error && <ProblemMessage error={removal.error} />}
    </div>
  );
}

function GiftCardField() {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const applying = useApplyGiftCard();
  const { error } = applying;
  const refused = isProblem(error) ? error.errors.find(({ field }) => field === 'giftCard')?.detail : undefined;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '' && !applying.isPending) applying.mutate(typed, { onSuccess: () => setCode('') });
  };
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm underline underline-offset-2">
        <FormattedMessage id="checkout.giftCard.open" />
      </summary>
      <form noValidate data-scripted method="post" className="mt-3 grid gap-3" onSubmit={submit}>
        {error && refused === undefined && <ProblemMessage error={error} />}
        <TextInput
          label={<FormattedMessage id="checkout.giftCard.code" />}
          name="giftCard"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={isMissing && code.trim() === '' ? intl.formatMessage({ id: 'checkout.giftCard.missing' }) : refused}
        />
        <div>
          <Button type="submit" look="secondary" busy={applying.isPending}>
            <FormattedMessage id="checkout.promoCode.apply" />
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Gift cards of an order that is placed. */
export const OrderedGiftCards = ({ of: giftCards }: { of: Order['giftCards'] }) => (
  <>
    {giftCards.map(({ amount, recipientName, deliverOn }, index) => (
      <li key={index} className="grid gap-0.5 text-sm">
        <p className="font-medium">
          <FormattedMessage id="checkout.giftCard.bought" values={{ amount: <MoneyText value={amount} /> }} />
        </p>
        <p className="wrap-anywhere text-ink-soft">
          {recipientName ?? <FormattedMessage id="checkout.giftCard.forYou" />}
          <DeliveryDay day={deliverOn} />
        </p>
      </li>
    ))}
  </>
);

const DeliveryDay = ({ day }: { day: string | null }) =>
  day !== null && (
    <>
      {' · '}
      <FormattedDate value={`${day}T00:00:00Z`} timeZone="UTC" dateStyle="long" />
    </>
  );

interface GiftCardLinesProps {
  cart: Cart;
  canRemove?: boolean;
  /** In a list of the page's width. */
  isLarge?: boolean;
}

/** Gift cards that are bought, one line each. */
export const GiftCardLines = ({ cart, canRemove = false, isLarge = canRemove }: GiftCardLinesProps) => (
  <>
    {cart.giftCardItems.map((item) => (
      <li key={item.id} className={isLarge ? 'border-b border-line py-5' : ''}>
        <GiftCardLine item={item} canRemove={canRemove} />
      </li>
    ))}
  </>
);

function GiftCardLine({ item, canRemove }: { item: Cart['giftCardItems'][number]; canRemove: boolean }) {
  const intl = useIntl();
  const removal = useRemoveFromCart();
  const { id, amount, price, recipient, deliverOn } = item;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-medium">
        <span className="flex items-center gap-1">
          <FormattedMessage id="checkout.giftCard.bought" values={{ amount: <MoneyText value={amount} /> }} />
          {canRemove && (
            <RemoveButton
              label={intl.formatMessage({ id: 'checkout.giftCard.takeOut' })}
              busy={removal.isPending}
              onClick={() => removal.mutate(id)}
            />
          )}
        </span>
        <MoneyText value={price} />
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {recipient ? (
          <FormattedMessage id="checkout.giftCard.for" values={{ name: recipient.name, email: recipient.email }} />
        ) : (
          <FormattedMessage id="checkout.giftCard.forYou" />
        )}
        <DeliveryDay day={deliverOn} />
      </p>
      {removal.error && <ProblemMessage error={removal.error} />}
    </div>
  );
}

const RemoveButton = ({ label, busy, onClick }: { label: string; busy: boolean; onClick: () => void }) => (
  <button
    type="button"
    className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:text-ink"
    aria-label={label}
    disabled={busy}
    onClick={onClick}
  >
    <Icon of={X} className="size-4" />
  </button>
);
