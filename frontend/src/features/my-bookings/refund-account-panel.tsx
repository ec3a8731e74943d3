import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { orderQuery, type Order } from '../../shared/booking-view/booking-view.api.js';
import { Card } from '../../ui/display/card.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { giveRefundAccount } from './bookings.api.js';

/** A refund goes by bank transfer: the customer says to which account. */
export function RefundAccountPanel({ order }: { order: Order }) {
  const standing = order.payment?.refundAccount;
  if (!standing) return null;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <h2>
          <FormattedMessage id={`my-bookings.account.${standing}.title`} />
        </h2>
        <p>
          <FormattedMessage id={`my-bookings.account.${standing}.text`} />
        </p>
      </div>
      {standing === 'needed' && <AccountForm order={order} />}
    </Card>
  );
}

function AccountForm({ order: { reference } }: { order: Order }) {
  const api = useApi();
  const intl = useIntl();
  const site = useSite();
  const queries = useQueryClient();
  const token = orderTokenOf(reference);
  const [holder, setHolder] = useState('');
  const [iban, setIban] = useState('');
  const [isSent, setSent] = useState(false);
  const giving = useMutation({
    mutationFn: () => giveRefundAccount(api, { reference, token, language: site.locale }, { holder, iban }),
    onSuccess: () => queries.invalidateQueries({ queryKey: orderQuery(reference, token, site).queryKey }),
  });
  const errors = isProblem(giving.error) ? (giving.error.errors ?? []) : [];
  const errorOf = (field: string, value: string): string | undefined =>
    isSent && value.trim() === ''
      ? intl.formatMessage({ id: `my-bookings.account.${field}.missing` })
      : errors.find((error) => error.field === field)?.detail;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (holder.trim() !== '' && iban.trim() !== '' && !giving.isPending) giving.mutate();
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      {giving.error && errors.length === 0 && <ProblemMessage error={giving.error} />}
      <TextInput
        label={<FormattedMessage id="my-bookings.account.holder" />}
        autoComplete="name"
        value={holder}
        error={errorOf('holder', holder)}
        onChange={({ target }) => setHolder(target.value)}
      />
      <TextInput
        label={<FormattedMessage id="my-bookings.account.iban" />}
        autoCapitalize="characters"
        spellCheck={false}
        value={iban}
        error={errorOf('iban', iban)}
        onChange={({ target }) => setIban(target.value)}
      />
      <Button type="submit" busy={giving.isPending} className="justify-self-start max-sm:w-full">
        <FormattedMessage id="my-bookings.account.send" />
      </Button>
    </form>
  );
}
