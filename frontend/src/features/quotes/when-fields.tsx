import { useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow, useServerTime } from '../../api/server-clock.js';
import { DatePicker } from '../../ui/calendar/date-picker.js';
import { TextInput } from '../../ui/form/text-input.js';
import type { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { Day } from '../../ui/text/date-time.js';
import type { QuoteValues } from './quote-values.js';

export interface QuoteFieldsProps {
  readonly form: UseFormReturn<QuoteValues>;
  readonly field: ReturnType<typeof useCheckedForm<QuoteValues>>['field'];
  readonly errorOf: ReturnType<typeof useCheckedForm<QuoteValues>>['errorOf'];
}

/** From when until when a service can be asked for, on the clock of its place. */
export interface AllowedRange {
  readonly leadHours: number;
  readonly daysAhead: number;
  /** Undefined as long as nobody knows the place. */
  readonly timeZone: string | undefined;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `2027-05-02` on the clock of the zone. */
const dayIn = (instant: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZone ?? 'UTC' }).format(instant);

function useRange({ leadHours, daysAhead, timeZone }: AllowedRange): { earliest: string; latest: string } {
  const today = useServerTime((now) => dayIn(now, timeZone), '');
  return useMemo(() => {
    const now = today === '' ? Date.UTC(2000, 0, 1) : serverNow();
    return { earliest: dayIn(now + leadHours * HOUR, timeZone), latest: dayIn(now + daysAhead * DAY, timeZone) };
  }, [today, leadHours, daysAhead, timeZone]);
}

interface DayFieldProps extends QuoteFieldsProps {
  name: 'date' | 'selectedFromDate' | 'selectedToDate';
  range: AllowedRange;
  optional?: boolean;
}

/** A day, with the allowed range told. */
export function QuoteDayField({ form, errorOf, name, range, optional = false }: DayFieldProps) {
  const intl = useIntl();
  const value = useWatch({ control: form.control, name });
  const from = useWatch({ control: form.control, name: 'selectedFromDate' });
  const { earliest, latest } = useRange(range);
  const label = intl.formatMessage({ id: `quotes.field.${name}` });
  const first = name === 'selectedToDate' && from > earliest ? from : earliest;
  return (
    <DatePicker
      id={`field-${name}`}
      label={label}
      name={label}
      optional={optional}
      hint={
        <FormattedMessage
          id="quotes.range"
          values={{ earliest: <Day value={first} look="short" />, latest: <Day value={latest} look="short" /> }}
        />
      }
      placeholder={intl.formatMessage({ id: 'quotes.day.choose' })}
      value={value || undefined}
      onChange={(day) => form.setValue(name, day, { shouldDirty: true })}
      earliest={first}
      latest={latest}
      timeZone={range.timeZone}
      error={errorOf(name)}
    />
  );
}

interface TimeFieldProps extends QuoteFieldsProps {
  name: 'time' | 'arrivalTime' | 'departureTime' | 'allAboard';
  /** What the time is of, where that depends: `landing`. */
  as?: string;
  optional?: boolean;
  /** Whose clock counts. */
  place?: string | undefined;
}

/** A time of day on the clock of the place. */
export const QuoteTimeField = ({ field, name, as = name, optional = false, place }: TimeFieldProps) => (
  <TextInput
    {...field(name)}
    type="time"
    optional={optional}
    label={<FormattedMessage id={`quotes.field.${as}`} />}
    hint={place && <FormattedMessage id="quotes.clock" values={{ place }} />}
  />
);
