import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { CURRENCIES, languageOf, LOCALES } from '../../i18n/locales.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { CountrySelect } from '../../ui/form/country-select.js';
import { Select } from '../../ui/form/select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { partnerSchema, type PartnerValues } from './partner.schema.js';

interface PartnerFormProps {
  opening: PartnerValues;
  isNew: boolean;
  onSend: (values: PartnerValues) => Promise<void>;
}

/** Who a partner is, and on which terms it sells. */
export function PartnerForm({ opening, isNew, onSend }: PartnerFormProps) {
  const intl = useIntl();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(partnerSchema, opening);
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit(onSend)}
      action={<FormattedMessage id={isNew ? 'partners.create' : 'partners.save'} />}
    >
      <TextInput {...field('name')} autoComplete="off" label={<FormattedMessage id="partners.name" />} />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextInput
          {...field('contactName')}
          autoComplete="off"
          label={<FormattedMessage id="partners.contactName" />}
        />
        <TextInput
          {...field('phone')}
          type="tel"
          autoComplete="off"
          placeholder="+39 06 1234567"
          label={<FormattedMessage id="partners.phone" />}
        />
      </div>
      <TextInput
        {...field('email')}
        type="email"
        autoComplete="off"
        label={<FormattedMessage id="partners.email" />}
        hint={<FormattedMessage id="partners.email.hint" />}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Select {...field('termsKind')} label={<FormattedMessage id="partners.termsKind" />}>
          <option value="commission">{intl.formatMessage({ id: 'partners.terms.commission' })}</option>
          <option value="net-price">{intl.formatMessage({ id: 'partners.terms.net-price' })}</option>
        </Select>
        <TextInput {...field('percent')} inputMode="numeric" label={<FormattedMessage id="partners.percent" />} />
        <Select {...field('currency')} label={<FormattedMessage id="partners.currency" />}>
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </Select>
        <Select {...field('language')} label={<FormattedMessage id="partners.language" />}>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(languageOf(locale), intl)}
            </option>
          ))}
        </Select>
      </div>
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-medium">
          <FormattedMessage id="partners.billing" />
        </legend>
        <TextInput {...field('address.street')} autoComplete="off" label={<FormattedMessage id="partners.street" />} />
        <div className="grid items-end gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <TextInput {...field('address.zip')} autoComplete="off" label={<FormattedMessage id="partners.zip" />} />
          <TextInput {...field('address.city')} autoComplete="off" label={<FormattedMessage id="partners.city" />} />
        </div>
        <CountrySelect {...field('address.country')} label={<FormattedMessage id="partners.country" />} />
        <TextInput {...field('vat')} optional autoComplete="off" label={<FormattedMessage id="partners.vat" />} />
      </fieldset>
    </CheckedForm>
  );
}
