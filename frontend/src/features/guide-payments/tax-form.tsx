import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as limits from '../../api/generated/limits/tax-details-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { countryOf } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { RadioGroup } from '../../ui/form/checkbox.js';
import { CountrySelect } from '../../ui/form/country-select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { isOfPayments, stateTaxDetails, type TaxDetails } from './guide-payments.api.js';

const text = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'guide-payments.tax.missing'), z.maxLength(most, 'guide-payments.tax.long'));

const fields = z.object({
  form: z.string(),
  name: text(limits.name.maxLength),
  birthdate: z.string().check(z.trim()),
  street: text(limits.street.maxLength),
  zip: text(limits.zip.maxLength),
  city: text(limits.city.maxLength),
  country: text(2),
  taxCountry: text(2),
  taxNumber: text(limits.taxNumber.maxLength),
  vatNumber: z.string().check(z.trim(), z.maxLength(limits.vatNumber.maxLength, 'guide-payments.tax.long')),
});

const schema = fields.check(({ value, issues }) => {
  if (value.form === 'person' && value.birthdate === '')
    issues.push({ code: 'custom', path: ['birthdate'], input: '', message: 'guide-payments.tax.missing' });
});

/** What the guide says for the tax report. */
export function TaxForm({ details, onSaved }: { details: TaxDetails | undefined; onSaved: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const country = countryOf(useSite().locale);
  const opening = {
    form: details?.form ?? 'person',
    name: details?.name ?? '',
    birthdate: details?.birthdate ?? '',
    street: details?.street ?? '',
    zip: details?.zip ?? '',
    city: details?.city ?? '',
    country: details?.country ?? country,
    taxCountry: details?.taxCountry ?? country,
    taxNumber: details?.taxNumber ?? '',
    vatNumber: details?.vatNumber ?? '',
  };
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm(schema, opening);
  const isPerson = useWatch({ control: form.control, name: 'form' }) === 'person';
  const submit = onSubmit(async ({ form: kind, birthdate, vatNumber, ...values }) => {
    await stateTaxDetails(api, {
      ...values,
      form: kind === 'company' ? 'company' : 'person',
      ...(kind === 'company' ? {} : { birthdate }),
      ...(vatNumber === '' ? {} : { vatNumber }),
    });
    await client.invalidateQueries({ predicate: ({ queryKey }) => isOfPayments(queryKey) });
    showToast(intl.formatMessage({ id: 'guide-payments.tax.saved' }));
    onSaved();
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="guide-payments.tax.save" />}
    >
      <p className="text-ink-soft">
        <FormattedMessage id="guide-payments.tax.why" />
      </p>
      <RadioGroup
        {...form.register('form')}
        id="field-form"
        defaultValue={opening.form}
        legend={<FormattedMessage id="guide-payments.tax.form" />}
        options={[
          { value: 'person', label: <FormattedMessage id="guide-payments.tax.form.person" /> },
          { value: 'company', label: <FormattedMessage id="guide-payments.tax.form.company" /> },
        ]}
      />
      <TextInput
        {...field('name')}
        autoComplete={isPerson ? 'name' : 'organization'}
        label={<FormattedMessage id="guide-payments.tax.name" />}
      />
      {isPerson && (
        <TextInput
          {...field('birthdate')}
          type="date"
          autoComplete="bday"
          label={<FormattedMessage id="guide-payments.tax.birthdate" />}
        />
      )}
      <TextInput
        {...field('street')}
        autoComplete="street-address"
        label={<FormattedMessage id="guide-payments.tax.street" />}
      />
      <TextInput
        {...field('zip')}
        autoComplete="postal-code"
        label={<FormattedMessage id="guide-payments.tax.zip" />}
      />
      <TextInput
        {...field('city')}
        autoComplete="address-level2"
        label={<FormattedMessage id="guide-payments.tax.city" />}
      />
      <CountrySelect {...field('country')} label={<FormattedMessage id="guide-payments.tax.country" />} />
      <CountrySelect
        {...field('taxCountry')}
        autoComplete="off"
        label={<FormattedMessage id="guide-payments.tax.taxCountry" />}
      />
      <TextInput
        {...field('taxNumber')}
        autoComplete="off"
        label={<FormattedMessage id="guide-payments.tax.taxNumber" />}
      />
      <TextInput
        {...field('vatNumber')}
        optional
        autoComplete="off"
        label={<FormattedMessage id="guide-payments.tax.vatNumber" />}
      />
    </CheckedForm>
  );
}
