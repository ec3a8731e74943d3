import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGo } from '../../ui/behavior/use-go.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';

const REFERENCE = /^(?:CIC|BK|QT)-?[0-9A-Z]{6}$/;

/** Leads to the balance of an order. */
export function OrderBalanceForm() {
  const intl = useIntl();
  const go = useGo();
  const [reference, setReference] = useState('');
  const [isSent, setSent] = useState(false);
  const written = reference.replace(/[\s–]/g, '').toUpperCase();
  const isReference = REFERENCE.test(written);
  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (isReference) void go(`/admin/ledger/orders/${written.replace(/^(CIC|BK|QT)-?/, '$1-')}`);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={show}>
      <TextInput
        label={<FormattedMessage id="ledger-desk.orderReference" />}
        placeholder="CIC-7K3M9Q"
        autoCapitalize="characters"
        spellCheck={false}
        value={reference}
        error={isSent && !isReference ? intl.formatMessage({ id: 'ledger-desk.order.missing' }) : undefined}
        onChange={({ target }) => setReference(target.value)}
      />
      <Button type="submit" look="secondary">
        <FormattedMessage id="ledger-desk.order.show" />
      </Button>
    </form>
  );
}
