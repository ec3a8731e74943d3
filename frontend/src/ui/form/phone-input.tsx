import { ChevronDown } from 'lucide';
import { useEffect, useMemo } from 'react';
import { useWatch, type FieldPath, type FieldValues, type PathValue, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { controlClass, Field, type FieldProps } from './field.js';
import { Icon } from '../display/icon.js';
import { callingCodeOf, countryNamedIn, phoneCountries, withoutCountry } from './phone-number.js';

interface PhoneInputProps<Values extends FieldValues> extends FieldProps {
  form: UseFormReturn<Values>;
  /** Of the form's values: the number as typed, and the country (`JP`) that it is of where it names none itself. */
  names: readonly [number: FieldPath<Values>, country: FieldPath<Values>];
  autoComplete?: string;
}

/** Under its name in the reader's language, in the order of that language. */
function useCountries() {
  const intl = useIntl();
  return useMemo(() => {
    const inOrder = new Intl.Collator(intl.locale);
    return phoneCountries
      .map((code) => ({ code, name: intl.formatDisplayName(code, { type: 'region' }) ?? code }))
      .sort((one, other) => inOrder.compare(one.name, other.name));
  }, [intl]);
}

/** A country beside a number: the number may be typed as at home, or with a code, which then chooses the country. */
export function PhoneInput<Values extends FieldValues>(props: PhoneInputProps<Values>) {
  const { form, names, autoComplete, label, hint, error, optional, id } = props;
  const [number, country] = names;
  const intl = useIntl();
  const countries = useCountries();
  const [text, chosen] = useWatch({ control: form.control, name: [number, country] }) as [string, string];
  const named = countryNamedIn(text);
  useEffect(() => {
    if (named !== undefined) form.setValue(country, named as PathValue<Values, FieldPath<Values>>);
  }, [form, country, named]);
  const choice = form.register(country, {
    onChange: () =>
      form.setValue(number, withoutCountry(form.getValues(number)) as PathValue<Values, FieldPath<Values>>),
  });
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className="grid xs:grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
          {/* Shut, it shows what is short enough for a telephone; open, and to those who listen, whole names. */}
          <div className="relative">
            <select
              {...choice}
              id={`${control.id}-country`}
              aria-label={intl.formatMessage({ id: 'common.phone.country' })}
              autoComplete="off"
              className={`${controlClass} h-full cursor-pointer appearance-none text-transparent forced-colors:text-ink [&>option]:text-ink`}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {`${name} (${callingCodeOf(code)})`}
                </option>
              ))}
            </select>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 flex items-center justify-between gap-1 ps-3 pe-2 tabular-nums forced-colors:hidden"
            >
              {chosen} {callingCodeOf(chosen)}
              <Icon of={ChevronDown} className="size-4" />
            </span>
          </div>
          <input
            {...form.register(number)}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            className={controlClass}
          />
        </div>
      )}
    </Field>
  );
}
