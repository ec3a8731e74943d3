import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { bcp47, languageOf, LOCALES, NATIVE_NAMES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { LanguageSelect } from '../../ui/form/language-select.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';

type Control = UseFormRegisterReturn & { id: string; error: string | undefined };

/** Each under its own name. */
export const languageOptions = LOCALES.map((locale) => (
  <option key={locale} value={locale} lang={bcp47(locale)}>
    {NATIVE_NAMES[locale]}
  </option>
));

/** The address that somebody signs in by. */
export const EmailField = ({ hint, ...control }: Control & { hint?: ReactNode }) => (
  <TextInput
    {...control}
    type="email"
    inputMode="email"
    autoComplete="username"
    label={<FormattedMessage id="account.email" />}
    hint={hint}
  />
);

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

/** The language of the page is chosen at first. */
export function LanguageField(control: Control) {
  const chosen = languageOf(useSite().locale);
  return (
    <LanguageSelect
      {...control}
      chosen={chosen}
      defaultValue={chosen}
      label={<FormattedMessage id="account.nativeLanguage" />}
      hint={<FormattedMessage id="account.nativeLanguage.hint" />}
    />
  );
}

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
      <option value="">{intl.formatMessage({ id: 'account.notTold' })}</option>
      <option value="female">{intl.formatMessage({ id: 'account.gender.female' })}</option>
      <option value="male">{intl.formatMessage({ id: 'account.gender.male' })}</option>
    </Select>
  );
}
