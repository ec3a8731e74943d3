import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { controlClass, FieldError, OptionalLabel } from '../../ui/form/field.js';
import { BareSelect } from '../../ui/form/select.js';
import type { TypedDay } from './birthdate.js';

type Part = keyof TypedDay;

/** In the order in which the language writes a date. */
function orderIn(locale: string): readonly Part[] {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }).formatToParts(0);
  return parts.map(({ type }) => type).filter((type) => type === 'year' || type === 'month' || type === 'day');
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const WIDTHS: Readonly<Record<Part, string>> = { year: 'w-24', month: 'min-w-32 flex-1', day: 'w-18' };

interface BirthdateFieldProps {
  /** Of the group: the first part has it, so that the summary of errors leads there. */
  id: string;
  part: (name: Part) => UseFormRegisterReturn;
  error: string | undefined;
}

/**
 * A day known by heart is typed sooner than it is found in a calendar; and in a field of the browser's own it would be
 * written in the browser's language, not the page's.
 */
export function BirthdateField({ id, part, error }: BirthdateFieldProps) {
  const intl = useIntl();
  const order = orderIn(intl.locale);
  const control = (name: Part) => ({
    ...part(name),
    id: name === order[0] ? id : `${id}-${name}`,
    autoComplete: `bday-${name}`,
    'aria-invalid': error ? (true as const) : undefined,
  });
  const monthName = (month: number): string =>
    intl.formatDate(Date.UTC(2000, month - 1, 1), { month: 'long', timeZone: 'UTC' });
  return (
    <fieldset
      data-field
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-medium">
        <OptionalLabel>
          <FormattedMessage id="account.birthdate" />
        </OptionalLabel>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        <FormattedMessage id="account.birthdate.hint" />
      </p>
      <div className="flex flex-wrap gap-2">
        {order.map((name) => (
          <label key={name} className={`grid max-w-full gap-1 ${WIDTHS[name]}`}>
            <span className="text-sm">
              <FormattedMessage id={`account.birthdate.${name}`} />
            </span>
            {name === 'month' ? (
              <BareSelect {...control(name)}>
                <option value="" aria-label={intl.formatMessage({ id: 'account.notTold' })} />
                {MONTHS.map((month) => (
                  <option key={month} value={month}>
                    {monthName(month)}
                  </option>
                ))}
              </BareSelect>
            ) : (
              <input
                {...control(name)}
                inputMode="numeric"
                maxLength={name === 'year' ? 4 : 2}
                className={`${controlClass} tabular-nums`}
              />
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
