import { useMutation } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useApi } from '../../api/use-api.js';
import { CURRENCIES, type Currency } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { FieldError } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { MoneyText } from '../../ui/text/money.js';
import {
  amountOf,
  type OfferFault,
  type OfferLineValues,
  offerOf,
  type OfferValues,
  openingOffer,
} from './offer-values.js';
import { type QuoteRecord, sendOffer } from './quote-desk.api.js';
import type { QuoteChoices } from './quotes.api.js';
import { useChanged } from './use-changed.js';

interface OfferFormProps {
  quote: QuoteRecord;
  choices: QuoteChoices;
  onClose: () => void;
}

const isFaults = (offer: ReturnType<typeof offerOf>): offer is readonly OfferFault[] => Array.isArray(offer);

/** The next version of the offer, which begins as the one before. */
export function OfferForm({ quote, choices, onClose }: OfferFormProps) {
  const site = useSite();
  const api = useApi();
  const [values, setValues] = useState<OfferValues>(() => openingOffer(quote, choices.freeHours, serverNow()));
  const [faults, setFaults] = useState<readonly OfferFault[]>([]);
  const change = (changed: Partial<OfferValues>): void => setValues({ ...values, ...changed });
  const sending = useMutation({
    mutationFn: (offer: Parameters<typeof sendOffer>[3]) => sendOffer(api, quote, site, offer),
    ...useChanged('offer', onClose),
  });
  const send = (): void => {
    const offer = offerOf(values);
    setFaults(isFaults(offer) ? offer : []);
    if (!isFaults(offer) && !sending.isPending) sending.mutate(offer);
  };
  const told = (fault: OfferFault) => faults.includes(fault) && <FormattedMessage id={`quotes.error.offer.${fault}`} />;
  const total = values.lines.reduce((sum, { amount }) => sum + (amountOf(amount, values.currency) ?? 0), 0);
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {sending.error && <ProblemMessage error={sending.error} />}
      <Lines lines={values.lines} error={told('lines')} onChange={(lines) => change({ lines })} />
      <p className="text-end font-medium">
        <FormattedMessage id="quotes.offer.total" /> <MoneyText value={{ amount: total, currency: values.currency }} />
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={<FormattedMessage id="quotes.desk.currency" />}
          value={values.currency}
          onChange={({ target }) => change({ currency: target.value as Currency })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
        <TextInput
          inputMode="decimal"
          label={<FormattedMessage id="quotes.desk.vat" />}
          value={values.vat}
          error={told('vat')}
          onChange={({ target }) => change({ vat: target.value })}
        />
        <TextInput
          type="datetime-local"
          label={<FormattedMessage id="quotes.desk.validUntil" />}
          hint={<FormattedMessage id="quotes.desk.validUntil.hint" />}
          value={values.validUntil}
          error={told('validUntil')}
          onChange={({ target }) => change({ validUntil: target.value })}
        />
        <TextInput
          inputMode="numeric"
          label={<FormattedMessage id="quotes.desk.freeHours" />}
          hint={<FormattedMessage id="quotes.desk.freeHours.hint" />}
          value={values.freeHours}
          error={told('freeHours')}
          onChange={({ target }) => change({ freeHours: target.value })}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextInput
          optional
          type="date"
          label={<FormattedMessage id="quotes.desk.date" />}
          hint={<FormattedMessage id="quotes.desk.date.hint" />}
          value={values.date}
          error={told('start')}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextInput
          optional
          type="time"
          label={<FormattedMessage id="quotes.desk.time" />}
          value={values.time}
          onChange={({ target }) => change({ time: target.value })}
        />
        <TextInput
          optional
          inputMode="decimal"
          label={<FormattedMessage id="quotes.desk.hours" />}
          value={values.hours}
          error={told('hours')}
          onChange={({ target }) => change({ hours: target.value })}
        />
      </div>
      <Select
        optional
        label={<FormattedMessage id="quotes.field.vehicle" />}
        value={values.vehicle}
        onChange={({ target }) => change({ vehicle: target.value })}
      >
        <FormattedMessage id="quotes.desk.vehicle.none">{(text) => <option value="">{text}</option>}</FormattedMessage>
        {choices.vehicles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea
        optional
        rows={4}
        maxLength={5000}
        label={<FormattedMessage id="quotes.desk.note" />}
        hint={<FormattedMessage id="quotes.desk.note.hint" />}
        value={values.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <div>
        <Button type="submit" busy={sending.isPending}>
          <FormattedMessage id="quotes.desk.sendVersion" values={{ version: quote.offers.length + 1 }} />
        </Button>
      </div>
    </form>
  );
}

interface LinesProps {
  lines: readonly OfferLineValues[];
  error: ReactNode;
  onChange: (lines: readonly OfferLineValues[]) => void;
}

const MOST_LINES = 20;

/** What the price is made of. */
function Lines({ lines, error, onChange }: LinesProps) {
  const intl = useIntl();
  const change = (index: number, changed: Partial<OfferLineValues>): void =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changed } : line)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">
        <FormattedMessage id="quotes.desk.lines" />
      </legend>
      {lines.map((line, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-end gap-2">
          <TextInput
            label={<FormattedMessage id="quotes.desk.line.text" values={{ number: index + 1 }} />}
            maxLength={200}
            value={line.text}
            onChange={({ target }) => change(index, { text: target.value })}
          />
          <TextInput
            inputMode="decimal"
            className="text-end"
            label={<FormattedMessage id="quotes.desk.line.amount" />}
            value={line.amount}
            onChange={({ target }) => change(index, { amount: target.value })}
          />
          <Button
            look="quiet"
            aria-disabled={lines.length === 1 || undefined}
            aria-label={intl.formatMessage({ id: 'quotes.desk.line.remove' }, { number: index + 1 })}
            onClick={() => lines.length > 1 && onChange(lines.filter((_, at) => at !== index))}
          >
            <Icon of={Trash2} className="size-5" />
          </Button>
        </div>
      ))}
      {error && <FieldError id="offer-lines-error">{error}</FieldError>}
      {lines.length < MOST_LINES && (
        <div>
          <Button look="quiet" onClick={() => onChange([...lines, { text: '', amount: '' }])}>
            <Icon of={Plus} className="size-5" />
            <FormattedMessage id="quotes.desk.line.add" />
          </Button>
        </div>
      )}
    </fieldset>
  );
}
