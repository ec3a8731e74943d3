import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { countryOf, CURRENCIES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { verifySession } from '../../session/verify-session.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { LanguageSelect } from '../../ui/form/language-select.js';
import { PhoneInput } from '../../ui/form/phone-input.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { accountQuery, changeAccount, type Account } from './account.api.js';
import { accountSchema } from './account.schema.js';
import { accountOf, valuesOf } from './account-values.js';
import { BirthdateField } from './birthdate-field.js';
import { FormGroup } from './form-group.js';
import { GenderField, languageOptions, NameFields } from './person-fields.js';
import { ThemeChoice } from './theme-choice.js';

export function AccountForm({ account }: { account: Account }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const schema = useMemo(() => accountSchema(account.dateOfBirth), [account.dateOfBirth]);
  const opening = valuesOf(account, countryOf(useSite().locale));
  const { form, field, errorOf, failures, problem, busy, onSubmit } = useCheckedForm(schema, opening);
  const submit = onSubmit(async (values) => {
    const changed = await changeAccount(api, accountOf(values));
    client.setQueryData(accountQuery().queryKey, changed);
    await verifySession(api);
    showToast(intl.formatMessage({ id: 'account.page.saved' }));
  });
  const currencyName = (code: string): string => intl.formatDisplayName(code, { type: 'currency' }) ?? code;
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="account.page.action" />}
    >
      <FormGroup legend={<FormattedMessage id="account.page.you" />}>
        <NameFields field={field} />
        <PhoneInput
          {...field('phone')}
          form={form}
          names={['phone', 'phoneCountry']}
          autoComplete="tel"
          optional
          label={<FormattedMessage id="account.phone" />}
          hint={<FormattedMessage id="account.phone.hint" />}
        />
        <BirthdateField
          id="field-dateOfBirth"
          part={(part) => form.register(`dateOfBirth.${part}`)}
          error={errorOf('dateOfBirth')}
        />
        <GenderField {...field('gender')} />
      </FormGroup>
      <FormGroup legend={<FormattedMessage id="account.page.preferences" />}>
        <LanguageSelect
          {...field('nativeLanguage')}
          chosen={opening.nativeLanguage}
          optional
          label={<FormattedMessage id="account.nativeLanguage" />}
        >
          <option value="">{intl.formatMessage({ id: 'account.notTold' })}</option>
        </LanguageSelect>
        <Select
          {...field('language')}
          label={<FormattedMessage id="account.language" />}
          hint={<FormattedMessage id="account.language.hint" />}
        >
          {languageOptions}
        </Select>
        <Select {...field('currency')} label={<FormattedMessage id="account.currency" />}>
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {intl.formatMessage({ id: 'account.currency.name' }, { code, name: currencyName(code) })}
            </option>
          ))}
        </Select>
        <ThemeChoice />
      </FormGroup>
      <FormGroup
        legend={<FormattedMessage id="account.page.company" />}
        hint={<FormattedMessage id="account.page.company.hint" />}
      >
        <TextInput
          {...field('companyName')}
          optional
          autoComplete="organization"
          label={<FormattedMessage id="account.companyName" />}
        />
        <TextInput {...field('vat')} optional label={<FormattedMessage id="account.vat" />} />
        <TextInput {...field('taxNumber')} optional label={<FormattedMessage id="account.taxNumber" />} />
      </FormGroup>
    </CheckedForm>
  );
}
