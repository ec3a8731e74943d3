import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, NATIVE_NAMES, type Locale } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { CountrySelect } from '../../ui/form/country-select.js';
import { BareSelect, Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { PriceTableFields } from './price-table-fields.js';
import { type ReferenceFault, requestOf, type ReferenceValues } from './reference-values.js';
import { choicesQuery, type NewReference, type ReferenceKind } from './references.api.js';
import { TimeZoneSelect, type ChoiceProps } from './time-zone-select.js';

interface ReferenceFormProps {
  kind: ReferenceKind;
  opening: ReferenceValues;
  isNew?: boolean;
  onSend: (request: NewReference) => Promise<void>;
}

const isFaults = (request: ReturnType<typeof requestOf>): request is readonly ReferenceFault[] =>
  Array.isArray(request);

/** Kinds whose name is the same in every language. */
const HAS_ONE_NAME: readonly ReferenceKind[] = ['cruise-company', 'ship', 'port'];

/** What is decided about a thing of this kind. */
export function ReferenceForm({ kind, opening, isNew = false, onSend }: ReferenceFormProps) {
  const intl = useIntl();
  const [locale, setLocale] = useState<Locale>('en_US');
  const [values, setValues] = useState(opening);
  const [faults, setFaults] = useState<readonly ReferenceFault[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // The form may be long: what is wrong comes into view.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [id$="-error"]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [faults]);
  const sending = useMutation({ mutationFn: onSend });
  const change = (changed: Partial<ReferenceValues>): void => setValues({ ...values, ...changed });
  const told = (fault: ReferenceFault) =>
    faults.includes(fault) && <FormattedMessage id={`quote-references.error.${fault}`} />;
  const send = (): void => {
    const request = requestOf(kind, values, isNew);
    setFaults(isFaults(request) ? request : []);
    if (!isFaults(request) && !sending.isPending) sending.mutate(request);
  };
  return (
    <form
      noValidate
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!HAS_ONE_NAME.includes(kind) && (
        <BareSelect
          aria-label={intl.formatMessage({ id: 'quote-references.language' })}
          value={locale}
          onChange={({ target }) => setLocale(LOCALES.find((each) => each === target.value) ?? 'en_US')}
        >
          {LOCALES.map((each) => (
            <option key={each} value={each}>
              {NATIVE_NAMES[each]}
            </option>
          ))}
        </BareSelect>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          label={<FormattedMessage id="quote-references.field.name" />}
          maxLength={120}
          value={values.names[locale]}
          error={told('name')}
          onChange={({ target }) => change({ names: { ...values.names, [locale]: target.value } })}
        />
        <TextInput
          inputMode="numeric"
          label={<FormattedMessage id="quote-references.position" />}
          value={values.position}
          error={told('position')}
          onChange={({ target }) => change({ position: target.value })}
        />
        {kind === 'vehicle' &&
          (['seats', 'suitcases'] as const).map((name) => (
            <TextInput
              key={name}
              inputMode="numeric"
              label={<FormattedMessage id={`quote-references.field.${name}`} />}
              value={values[name]}
              error={told(name)}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ))}
        {kind === 'ship' && (
          <Company value={values.companyId} error={told('companyId')} onChange={(companyId) => change({ companyId })} />
        )}
        {kind === 'port' && (
          <>
            <CountrySelect
              label={<FormattedMessage id="quote-references.country" />}
              value={values.country}
              error={told('country')}
              onChange={({ target }) => change({ country: target.value })}
            />
            <TimeZoneSelect
              value={values.timeZone}
              error={told('timeZone')}
              onChange={(timeZone) => change({ timeZone })}
            />
          </>
        )}
      </div>
      {kind === 'price-table' && <PriceTableFields {...{ values, isNew, locale, told }} onChange={change} />}
      <Checkbox
        checked={values.activated}
        label={<FormattedMessage id="quote-references.activated" />}
        onChange={({ target }) => change({ activated: target.checked })}
      />
      {sending.error && <ProblemMessage error={sending.error} />}
      <div>
        <Button type="submit" busy={sending.isPending}>
          <FormattedMessage id="quote-references.save" />
        </Button>
      </div>
    </form>
  );
}

function Company({ value, error, onChange }: ChoiceProps) {
  const intl = useIntl();
  const { data } = useQuery({ ...choicesQuery('cruise-company', useSite().locale), staleTime: 0 });
  return (
    <Select
      label={<FormattedMessage id="quote-references.kind.cruise-company" />}
      {...{ value, error }}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'quote-references.choose' })}</option>
      {data?.items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  );
}
