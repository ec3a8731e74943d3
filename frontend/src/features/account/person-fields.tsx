import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, NATIVE_NAMES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Select } from '../../ui/select.js';
import { TextInput } from '../../ui/text-input.js';

type Control = UseFormRegisterReturn & { id: string; error: string | undefined };

/** Family name first where the language says names so. */
export function NameFields({ field }: { field: (name: 'firstName' | 'lastName') => Control }) {
  const isFamilyFirst = useSite().locale === 'ja_JP';
  const first = (
    <TextInput
      key="first"
      {...field('firstName')}
      autoComplete="given-name"
      label={<FormattedMessage id="account.firstName" />}
    />
  );
  const last = (
    <TextInput
      key="last"
      {...field('lastName')}
      autoComplete="family-name"
      label={<FormattedMessage id="account.lastName" />}
    />
  );
  return <>{isFamilyFirst ? [last, first] : [first, last]}</>;
}

export const LanguageField = (control: Control) => (
  <Select
    {...control}
    label={<FormattedMessage id="account.nativeLanguage" />}
    hint={<FormattedMessage id="account.nativeLanguage.hint" />}
  >
    {LOCALES.map((locale) => (
      <option key={locale} value={locale} lang={locale.slice(0, 2)}>
        {NATIVE_NAMES[locale]}
      </option>
    ))}
  </Select>
);

export function GenderField(control: Control) {
  const intl = useIntl();
  return (
    <Select
      {...control}
      optional
      autoComplete="sex"
      label={<FormattedMessage id="account.gender" />}
      hint={<FormattedMessage id="account.gender.hint" />}
    >
      <option value="">{intl.formatMessage({ id: 'account.gender.none' })}</option>
      <option value="female">{intl.formatMessage({ id: 'account.gender.female' })}</option>
      <option value="male">{intl.formatMessage({ id: 'account.gender.male' })}</option>
    </Select>
  );
}

export const BirthdateField = (control: Control) => (
  <TextInput
    {...control}
    type="date"
    optional
    autoComplete="bday"
    label={<FormattedMessage id="account.birthdate" />}
    hint={<FormattedMessage id="account.birthdate.hint" />}
  />
);
