import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { countryOf, CURRENCIES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { RadioGroup } from '../../ui/form/checkbox.js';
import { CountrySelect } from '../../ui/form/country-select.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { askOf, FIELDS } from './account-kind.js';
import { accountSchema, requestOf, type AccountValues } from './account.schema.js';
import { addAccount, editAccount, type PayoutAccount } from './payout-accounts.api.js';

interface AccountFormProps {
  /** Undefined for a new one. */
  account: PayoutAccount | undefined;
  /** Asks for the password where the server wants it. */
  withPassword: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  onSaved: (accounts: readonly PayoutAccount[]) => void;
}

/** The numbers of a present account are hidden, so they are entered anew. */
const valuesOf = (account: PayoutAccount | undefined, country: string, currency: string): AccountValues => ({
  method: account?.form === 'paypal' ? 'paypal' : 'bank',
  holder: account?.holder ?? '',
  currency: account?.currency ?? currency,
  bankCountry: account?.bankCountry ?? country,
  bankName: account?.bankName ?? '',
  iban: '',
  swiftBic: account?.swiftBic ?? '',
  routingNumber: '',
  accountNumber: '',
  bankCode: account?.bankCode ?? '',
  branchCode: account?.branchCode ?? '',
  paypalEmail: '',
});

const TEXTS = FIELDS.filter((field) => field !== 'bankCountry');

export function AccountForm({ account, withPassword, onSaved }: AccountFormProps) {
  const api = useApi();
  const intl = useIntl();
  const site = useSite();
  const [key] = useState(() => crypto.randomUUID());
  const opening = valuesOf(account, countryOf(site.locale), site.currency);
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm(accountSchema, opening);
  const [method, bankCountry] = useWatch({ control: form.control, name: ['method', 'bankCountry'] });
  const chosen = { method, bankCountry };
  const submit = onSubmit(async (values) => {
    const body = requestOf(values);
    onSaved(await withPassword(() => (account ? editAccount(api, account.id, body) : addAccount(api, body, key))));
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="payout-accounts.save" />}
    >
      <RadioGroup
        {...form.register('method')}
        id="field-method"
        defaultValue={opening.method}
        legend={<FormattedMessage id="payout-accounts.method" />}
        options={[
          { value: 'bank', label: <FormattedMessage id="payout-accounts.method.bank" /> },
          { value: 'paypal', label: <FormattedMessage id="payout-accounts.method.paypal" /> },
        ]}
      />
      <TextInput {...field('holder')} autoComplete="name" label={<FormattedMessage id="payout-accounts.holder" />} />
      {askOf('bankCountry', chosen) && (
        <CountrySelect
          {...field('bankCountry')}
          autoComplete="off"
          label={<FormattedMessage id="payout-accounts.bankCountry" />}
        />
      )}
      {TEXTS.filter((name) => askOf(name, chosen) !== undefined).map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          optional={askOf(name, chosen) === 'optional'}
          type={name === 'paypalEmail' ? 'email' : 'text'}
          autoComplete="off"
          label={<FormattedMessage id={`payout-accounts.field.${name}`} />}
        />
      ))}
      <Select {...field('currency')} label={<FormattedMessage id="payout-accounts.currency" />}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {`${code} – ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`}
          </option>
        ))}
      </Select>
    </CheckedForm>
  );
}
