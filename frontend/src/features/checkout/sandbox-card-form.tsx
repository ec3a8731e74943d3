import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { ErrorSummary } from '../../ui/form/error-summary.js';
import { RefusedForm } from '../../ui/form/refused-form.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { cardForm, typedExpiry, type CardForm } from './card-form.js';
import { ConfirmationDialog } from './confirmation-dialog.js';
import { PayButton, PaymentNotice } from './pay-button.js';
import { TestCards } from './test-cards.js';
import { useCardPayment, type PaymentEnds } from './use-card-payment.js';

const PURPOSES: Record<keyof CardForm, string> = {
  cardNumber: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  holder: 'cc-name',
};

/** The sandbox's card form: no money moves. */
export function SandboxCardForm(ends: PaymentEnds) {
  const { order } = ends;
  // On cards names are Latin.
  const isLatin = useSite().locale !== 'ja_JP';
  const { send, actionId, isResumed, isDeclined, isUnanswered, leave } = useCardPayment(ends);
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm(cardForm, {
    cardNumber: '',
    expiry: '',
    cvc: '',
    holder: isLatin ? `${order.customer.firstName} ${order.customer.lastName}` : '',
  });
  return (
    <>
      <form noValidate method="post" onSubmit={onSubmit(send)} className="grid gap-6">
        <TestCards onChoose={(number) => form.setValue('cardNumber', number, { shouldValidate: true })} />
        <ErrorSummary failures={failures} />
        <CardFields field={field} />
        <RefusedForm problem={problem} />
        {isDeclined && !busy && <PaymentNotice kind="declined" />}
        {isUnanswered && !busy && <PaymentNotice kind="unanswered" />}
        <PayButton amount={order.toPay} busy={busy} />
      </form>
      <ConfirmationDialog actionId={actionId} isResumed={isResumed} amount={order.toPay} send={send} onClose={leave} />
    </>
  );
}

function CardFields({ field }: { field: ReturnType<typeof useCheckedForm<CardForm>>['field'] }) {
  const intl = useIntl();
  const labelled = (name: keyof CardForm) => ({
    ...field(name),
    label: intl.formatMessage({ id: `checkout.card.${name}` }),
    autoComplete: PURPOSES[name],
    required: true,
  });
  return (
    <div className="grid gap-5">
      <TextInput {...labelled('cardNumber')} inputMode="numeric" className="tabular-nums" />
      {/* Labels, hints, fields and errors of the two stand in common rows, however many lines each takes. */}
      <div className="grid grid-cols-2 gap-x-3 [&>div]:row-span-4 [&>div]:grid-rows-subgrid">
        <ExpiryInput {...labelled('expiry')} />
        <TextInput {...labelled('cvc')} inputMode="numeric" hint={<FormattedMessage id="checkout.card.cvc.hint" />} />
      </div>
      <TextInput {...labelled('holder')} />
    </div>
  );
}

/** Keyboards of telephones that show digits alone have no slash: it comes by itself. */
function ExpiryInput({ onChange, ...rest }: Omit<ComponentProps<typeof TextInput>, 'hint'>) {
  const before = useRef('');
  const takeTyped = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event;
    const isComposing = (nativeEvent as InputEvent).isComposing;
    const text = isComposing ? target.value : typedExpiry(target.value, before.current);
    if (text !== target.value) target.value = text;
    if (!isComposing) before.current = text;
    return onChange?.(event);
  };
  return (
    <TextInput
      {...rest}
      onChange={takeTyped}
      inputMode="numeric"
      className="tabular-nums"
      hint={<FormattedMessage id="checkout.card.expiry.hint" />}
    />
  );
}
