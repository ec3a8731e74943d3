import { X } from 'lucide';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { MoneyText } from '../../ui/text/money.js';
import type { Cart } from './checkout.api.js';
import { useApplyPromoCode, useRemoveDiscount } from './use-cart.js';

const LONGEST = 60;

/** What the code takes off, above the total; a field for a code where there is none. */
export function CartDiscount({ cart }: { cart: Cart }) {
  const [discount] = cart.discounts;
  return (
    <div className="grid gap-3">
      {discount ? <Applied discount={discount} subtotal={cart.subtotal} /> : <PromoCodeField />}
    </div>
  );
}

function Applied({ discount, subtotal }: { discount: Cart['discounts'][number]; subtotal: Cart['subtotal'] }) {
  const intl = useIntl();
  const removal = useRemoveDiscount();
  const { id, code, isPersonal, amount, refusal } = discount;
  return (
    <>
      {!refusal && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <FormattedMessage id="checkout.subtotal" />
          <MoneyText value={subtotal} />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex min-w-0 items-center gap-1 wrap-anywhere">
          <FormattedMessage id={isPersonal ? 'checkout.discount.personal' : 'checkout.discount'} values={{ code }} />
          <button
            type="button"
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-soft hover:text-ink"
            aria-label={intl.formatMessage({ id: 'checkout.discount.remove' }, { code })}
            disabled={removal.isPending}
            onClick={() => removal.mutate(id)}
          >
            <Icon of={X} className="size-4" />
          </button>
        </span>
        {!refusal && <MoneyText value={{ ...amount, amount: -amount.amount }} className="text-pine" />}
      </div>
      {refusal && (
        <p role="status" className="text-sm text-danger">
          {refusal.detail}
        </p>
      )}
      {removal.error && <ProblemMessage error={removal.error} />}
    </>
  );
}

function PromoCodeField() {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const applying = useApplyPromoCode();
  const { error } = applying;
  const refused = isProblem(error) ? error.errors.find(({ field }) => field === 'promoCode')?.detail : undefined;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed !== '' && !applying.isPending) applying.mutate(typed);
  };
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-sm underline underline-offset-2">
        <FormattedMessage id="checkout.promoCode.open" />
      </summary>
      <form noValidate data-scripted method="post" className="mt-3 grid gap-3" onSubmit={submit}>
        {error && refused === undefined && <ProblemMessage error={error} />}
        <TextInput
          label={<FormattedMessage id="checkout.promoCode" />}
          name="promoCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={isMissing && code.trim() === '' ? intl.formatMessage({ id: 'checkout.promoCode.missing' }) : refused}
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
