import { useMemo, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { COUNTRY_CODES } from '../../i18n/countries.js';
import { Select } from './select.js';

/** All countries by their names in the reader's language, in the order of that language. Nothing is chosen at first. */
export function CountrySelect(props: Omit<ComponentProps<typeof Select>, 'children'>) {
  const intl = useIntl();
  const countries = useMemo(() => {
    const inOrder = new Intl.Collator(intl.locale);
    return COUNTRY_CODES.map((code) => ({
      code,
      name: intl.formatDisplayName(code, { type: 'region' }) ?? code,
    })).sort((one, other) => inOrder.compare(one.name, other.name));
  }, [intl]);
  return (
    <Select {...props}>
      <option value="">{intl.formatMessage({ id: 'common.country.choose' })}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
