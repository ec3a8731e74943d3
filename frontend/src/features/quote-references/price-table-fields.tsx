import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CURRENCIES, type Locale } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Icon } from '../../ui/display/icon.js';
import { Button } from '../../ui/form/button.js';
import { FieldError } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { airportsOf, everyLanguage, type ReferenceFault, type ReferenceValues, zonesOf } from './reference-values.js';
import { choicesQuery, citiesQuery } from './references.api.js';
import { TimeZoneSelect } from './time-zone-select.js';

interface PriceTableFieldsProps {
  values: ReferenceValues;
  isNew: boolean;
  /** In which the names are written. */
  locale: Locale;
  told: (fault: ReferenceFault) => ReactNode;
  onChange: (changed: Partial<ReferenceValues>) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** What a ride in a city costs: from zone to zone, or by the kilometer. */
export function PriceTableFields({ values, isNew, locale, told, onChange }: PriceTableFieldsProps) {
  const intl = useIntl();
  const site = useSite();
  const { data: vehicles } = useQuery({ ...choicesQuery('vehicle', site.locale), staleTime: 0 });
  const { data: cities } = useQuery({ ...citiesQuery(site.locale), enabled: isNew });
  const cars = vehicles?.items.map(({ id, title }) => ({ id, name: title })) ?? [];
  const places: Choice[] = [...airportsOf(values).map((code) => ({ id: code, name: code })), ...zonesOf(values)];
  const say = (field: string) => <FormattedMessage id={`quote-references.field.${field}`} />;
  const text = (name: 'airports' | 'vat' | 'nightFrom' | 'nightUntil' | 'night' | 'holidayDays' | 'holiday') => ({
    label: say(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isNew && (
          <Select
            label={say('city')}
            value={values.city}
            error={told('city')}
            onChange={({ target }) => onChange({ city: target.value })}
          >
            <option value="">{intl.formatMessage({ id: 'quote-references.choose' })}</option>
            {cities?.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </Select>
        )}
        <TextInput
          {...text('airports')}
          hint={<FormattedMessage id="quote-references.hint.airports" />}
          error={told('airports')}
        />
        <TimeZoneSelect
          value={values.timeZone}
          error={told('timeZone')}
          onChange={(timeZone) => onChange({ timeZone })}
        />
        <Select
          label={say('currency')}
          value={values.currency}
          onChange={({ target }) =>
            onChange({ currency: CURRENCIES.find((each) => each === target.value) ?? values.currency })
          }
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
        <TextInput {...text('vat')} inputMode="decimal" error={told('vat')} />
      </div>
      <Rows
        list="zones"
        rows={values.zones}
        error={told('zones')}
        empty={{ id: '', names: everyLanguage(), latitude: '', longitude: '' }}
        columns="sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
        onChange={(zones) => onChange({ zones })}
      >
        {(zone, change) => (
          <>
            <TextInput
              label={say('name')}
              maxLength={120}
              value={zone.names[locale]}
              onChange={({ target }) => change({ names: { ...zone.names, [locale]: target.value } })}
            />
            {(['latitude', 'longitude'] as const).map((name) => (
              <TextInput
                key={name}
                inputMode="decimal"
                label={say(name)}
                value={zone[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            ))}
          </>
        )}
      </Rows>
      <Rows
        list="fares"
        rows={values.fares}
        error={told('fares')}
        empty={{ from: '', to: '', vehicle: '', amount: '' }}
        columns="sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_7rem_auto]"
        onChange={(fares) => onChange({ fares })}
      >
        {(fare, change) => (
          <>
            <OneOf name="from" choices={places} value={fare.from} onChange={(from) => change({ from })} />
            <OneOf name="to" choices={places} value={fare.to} onChange={(to) => change({ to })} />
            <OneOf name="vehicle" choices={cars} value={fare.vehicle} onChange={(vehicle) => change({ vehicle })} />
            <TextInput
              inputMode="decimal"
              className="text-end"
              label={say('amount')}
              value={fare.amount}
              onChange={({ target }) => change({ amount: target.value })}
            />
          </>
        )}
      </Rows>
      <Rows
        list="rates"
        rows={values.rates}
        error={told('rates')}
        empty={{ vehicle: '', base: '', perKilometre: '' }}
        columns="sm:grid-cols-[minmax(0,1fr)_8rem_8rem_auto]"
        onChange={(rates) => onChange({ rates })}
      >
        {(rate, change) => (
          <>
            <OneOf name="vehicle" choices={cars} value={rate.vehicle} onChange={(vehicle) => change({ vehicle })} />
            {(['base', 'perKilometre'] as const).map((name) => (
              <TextInput
                key={name}
                inputMode="decimal"
                className="text-end"
                label={say(name)}
                value={rate[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            ))}
          </>
        )}
      </Rows>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextInput {...text('nightFrom')} inputMode="numeric" />
        <TextInput {...text('nightUntil')} inputMode="numeric" />
        <TextInput {...text('night')} inputMode="decimal" error={told('night')} />
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextInput {...text('holidayDays')} hint={<FormattedMessage id="quote-references.hint.holidayDays" />} />
        <TextInput {...text('holiday')} inputMode="decimal" error={told('holiday')} />
      </div>
    </>
  );
}

interface OneOfProps {
  name: 'from' | 'to' | 'vehicle';
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}

function OneOf({ name, choices, value, onChange }: OneOfProps) {
  const intl = useIntl();
  return (
    <Select
      label={<FormattedMessage id={`quote-references.field.${name}`} />}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'quote-references.choose' })}</option>
      {value !== '' && !choices.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </Select>
  );
}

interface RowsProps<Row> {
  list: 'zones' | 'fares' | 'rates';
  rows: readonly Row[];
  error: ReactNode;
  empty: Row;
  columns: string;
  onChange: (rows: readonly Row[]) => void;
  children: (row: Row, change: (changed: Partial<Row>) => void) => ReactNode;
}

/** Rows of fields, each of which can be taken away. */
function Rows<Row>({ list, rows, error, empty, columns, onChange, children }: RowsProps<Row>) {
  const intl = useIntl();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-medium">
        <FormattedMessage id={`quote-references.list.${list}`} />
      </legend>
      {rows.map((row, index) => (
        <div
          key={index}
          className={`grid grid-cols-2 items-end gap-2 border-b border-line pb-4 sm:border-0 sm:pb-0 ${columns}`}
        >
          {children(row, (changed) =>
            onChange(rows.map((other, at) => (at === index ? { ...other, ...changed } : other))),
          )}
          <Button
            look="quiet"
            aria-label={intl.formatMessage({ id: `quote-references.list.${list}.remove` }, { number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <Icon of={Trash2} className="size-5" />
          </Button>
        </div>
      ))}
      {error && <FieldError id={`${list}-error`}>{error}</FieldError>}
      <div>
        <Button look="quiet" onClick={() => onChange([...rows, empty])}>
          <Icon of={Plus} className="size-5" />
          <FormattedMessage id={`quote-references.list.${list}.add`} />
        </Button>
      </div>
    </fieldset>
  );
}
