import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { forgetBuyer, knownBuyer } from '../../session/known-buyer.js';
import { startSession } from '../../session/session.js';
import { countryOf, languageOf } from '../../i18n/locales.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { Checkbox, RadioGroup } from '../../ui/form/checkbox.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { signUp } from './account.api.js';
import { signUpSchema } from './account.forms.js';
import { BirthdateField } from './birthdate-field.js';
import { linkTo } from './entry-link.js';
import { NewPasswordFields } from './new-password-fields.js';
import { useGoOn } from './next-page.js';
import { CompanyFields } from './company-fields.js';
import { EmailField, GenderField, LanguageField, NameFields } from './person-fields.js';

const TermsLabel = () => (
  <FormattedMessage id="account.terms" values={{ a: linkTo('/legal/terms'), b: linkTo('/legal/privacy') }} />
);

export type AccountType = 'individual' | 'business' | 'guide';

export const TYPES: readonly AccountType[] = ['individual', 'business', 'guide'];

export function SignupForm({ type, onEnter }: { type: AccountType; onEnter: () => void }) {
  const api = useApi();
  const { locale, currency } = useSite();
  const goOn = useGoOn();
  const { form, field, errorOf, failures, problem, busy, onSubmit } = useCheckedForm(signUpSchema, {
    type,
    nativeLanguage: languageOf(locale),
    gender: '',
    birthdate: { year: '', month: '', day: '' },
    companyName: '',
    vat: '',
    taxNumber: '',
    address: { street: '', streetComplementary: '', zip: '', state: '', city: '', country: countryOf(locale) },
  });
  const { getValues, setValue } = form;
  // Only the browser knows the order that was paid in it.
  useEffect(() => {
    const buyer = knownBuyer();
    if (!buyer) return;
    const known = { ...buyer, confirmEmail: buyer.email };
    for (const name of ['firstName', 'lastName', 'email', 'confirmEmail'] as const)
      if (!getValues(name)) setValue(name, known[name]);
  }, [getValues, setValue]);
  // A server names some countries otherwise than a browser does.
  const isBusiness = useHydrated() && form.watch('type') === 'business';
  const submit = onSubmit(async (values) => {
    const { user, ...tokens } = await signUp(api, values, currency);
    onEnter();
    forgetBuyer();
    startSession(user, tokens);
    await goOn();
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id={isBusiness ? 'account.signup.business.action' : 'account.signup.action'} />}
    >
      <RadioGroup
        {...form.register('type')}
        legend={<FormattedMessage id="account.type" />}
        defaultValue={type}
        options={TYPES.map((value) => ({
          value,
          label: <FormattedMessage id={`account.type.${value}`} />,
          hint: <FormattedMessage id={`account.type.${value}.hint`} />,
        }))}
      />
      {isBusiness && <CompanyFields field={field} />}
      <NameFields field={field} />
      <EmailField {...field('email')} hint={<FormattedMessage id="account.email.hint" />} />
      <TextInput
        {...field('confirmEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="account.confirmEmail" />}
      />
      <NewPasswordFields field={field} label={<FormattedMessage id="account.password" />} />
      <LanguageField {...field('nativeLanguage')} />
      {!isBusiness && (
        <>
          <BirthdateField
            id="field-birthdate"
            part={(part) => form.register(`birthdate.${part}`)}
            error={errorOf('birthdate')}
          />
          <GenderField {...field('gender')} />
        </>
      )}
      <Checkbox {...field('acceptTerms')} label={<TermsLabel />} />
    </CheckedForm>
  );
}
