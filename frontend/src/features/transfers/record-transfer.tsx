import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useApi } from '../../api/use-api.js';
import { CURRENCIES, type Currency } from '../../i18n/locales.js';
import { Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { digitsOf } from '../../ui/text/money.js';
import { TransferAction } from './transfer-action.js';
import { recordTransfer } from './transfers.api.js';

/** `12,50` or `12.50` in minor units; undefined for what is no amount above zero. */
export function receivedAmount(text: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, whole = '', fraction = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,3}))?\s*$/.exec(text) ?? [];
  if (whole === '' || fraction.length > digits) return undefined;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return minor > 0 ? minor : undefined;
}

/** A payment that the team saw on the account itself. */
export function RecordTransfer() {
  const api = useApi();
  const intl = useIntl();
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState<Currency>('EUR');
  const [bookedOn, setBookedOn] = useState(() => new Date(serverNow()).toISOString().slice(0, 10));
  const [entryReference, setEntryReference] = useState('');
  const [text, setText] = useState('');
  const [payerName, setPayerName] = useState('');
  const minor = receivedAmount(amount, currency);
  const isMissing = minor === undefined || entryReference.trim() === '' || text.trim() === '';
  return (
    <TransferAction
      action="record"
      look="primary"
      missing={isMissing ? intl.formatMessage({ id: 'transfers.record.missing' }) : undefined}
      send={async (key) => {
        const payer = payerName.trim() === '' ? {} : { payerName };
        await recordTransfer(
          api,
          { amount: { amount: minor ?? 0, currency }, bookedOn, entryReference, text, ...payer },
          key,
        );
        for (const empty of [setAmount, setEntryReference, setText, setPayerName]) empty('');
      }}
    >
      {(errorOf) => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
            <TextInput
              label={<FormattedMessage id="transfers.amount" />}
              inputMode="decimal"
              value={amount}
              error={errorOf('amount.amount')}
              onChange={({ target }) => setAmount(target.value)}
            />
            <Select
              label={<FormattedMessage id="transfers.currency" />}
              value={currency}
              onChange={({ target }) => setCurrency(target.value as Currency)}
            >
              {CURRENCIES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          </div>
          <TextInput
            type="date"
            label={<FormattedMessage id="transfers.bookedOn" />}
            value={bookedOn}
            error={errorOf('bookedOn')}
            onChange={({ target }) => setBookedOn(target.value)}
          />
          <TextInput
            label={<FormattedMessage id="transfers.entryReference" />}
            hint={<FormattedMessage id="transfers.entryReference.hint" />}
            value={entryReference}
            error={errorOf('entryReference')}
            onChange={({ target }) => setEntryReference(target.value)}
          />
          <TextArea
            label={<FormattedMessage id="transfers.remittance" />}
            hint={<FormattedMessage id="transfers.remittance.hint" />}
            rows={2}
            value={text}
            error={errorOf('text')}
            onChange={({ target }) => setText(target.value)}
          />
          <TextInput
            label={<FormattedMessage id="transfers.payer" />}
            optional
            value={payerName}
            error={errorOf('payerName')}
            onChange={({ target }) => setPayerName(target.value)}
          />
        </>
      )}
    </TransferAction>
  );
}
