import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Combobox } from '../../ui/form/combobox.js';
import { airportsQuery, type Airport } from './quotes.api.js';

/** Letters from which on airports are searched. */
const FEWEST_LETTERS = 2;

interface AirportFieldProps {
  text: string;
  onText: (text: string) => void;
  onPick: (airport: Airport, text: string) => void;
  error: ReactNode;
}

/** `Rome (FCO)`: what the field shows of a chosen airport. */
const nameOf = ({ city, iata }: Airport): string => `${city} (${iata})`;

/** An airport by its code, its city in any language, or its name. */
export function AirportField({ text, onText, onPick, error }: AirportFieldProps) {
  const intl = useIntl();
  const asked = useDeferredValue(text.replace(/\(.*/, '').trim());
  const enabled = asked.length >= FEWEST_LETTERS;
  const { data, isFetching } = useQuery({
    ...airportsQuery(asked, useSite()),
    enabled,
    placeholderData: keepPreviousData,
  });
  const airports = enabled ? (data ?? []) : [];
  const options = airports.map(({ iata, city, name, country }) => ({
    key: iata,
    title: `${city} (${iata})`,
    detail: `${name}, ${country}`,
  }));
  const note = !enabled ? 'letters' : isFetching ? 'searching' : 'none';
  return (
    <Combobox
      id="field-airport"
      label={<FormattedMessage id="quotes.field.airport" />}
      name={intl.formatMessage({ id: 'quotes.field.airport' })}
      field="airport"
      placeholder={intl.formatMessage({ id: 'quotes.airport.placeholder' })}
      error={error}
      text={text}
      onText={onText}
      options={options}
      onPick={({ key }) => {
        const airport = airports.find(({ iata }) => iata === key);
        if (airport) onPick(airport, nameOf(airport));
      }}
      empty={options.length === 0 && <FormattedMessage id={`quotes.airport.${note}`} />}
      said={enabled && <FormattedMessage id="quotes.airport.count" values={{ count: options.length }} />}
    />
  );
}
