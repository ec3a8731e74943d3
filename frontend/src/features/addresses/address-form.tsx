import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { countryOf } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { CountrySelect } from '../../ui/form/country-select.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { addAddress, editAddress, type Address } from './addresses.api.js';
import { addressSchema, type AddressValues } from './address.schema.js';

interface AddressFormProps {
  /** Undefined for a new one. */
  address: Address | undefined;
  onSaved: (addresses: readonly Address[]) => void;
}

const empty = (country: string): AddressValues => ({
  companyName: '',
  street: '',
  streetComplementary: '',
  zip: '',
  city: '',
  state: '',
  country,
});

const valuesOf = (address: Address): AddressValues => ({
  companyName: address.companyName ?? '',
  street: address.street,
  streetComplementary: address.streetComplementary ?? '',
  zip: address.zip ?? '',
  city: address.city,
  state: address.state ?? '',
  country: address.country,
});

export function AddressForm({ address, onSaved }: AddressFormProps) {
  const api = useApi();
  const { locale } = useSite();
  // One key for one form: what is sent again after a lost answer adds no second address.
  const [key] = useState(() => crypto.randomUUID());
  const opening = address ? valuesOf(address) : empty(countryOf(locale));
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(addressSchema, opening);
  const submit = onSubmit(async (values) => {
    onSaved(await (address ? editAddress(api, address.uuid, values) : addAddress(api, values, key)));
  });
  return (
    <CheckedForm {...{ failures, problem, busy }} onSubmit={submit} action={<FormattedMessage id="addresses.save" />}>
      <CountrySelect {...field('country')} autoComplete="country" label={<FormattedMessage id="addresses.country" />} />
      <TextInput
        {...field('companyName')}
        optional
        autoComplete="organization"
        label={<FormattedMessage id="addresses.companyName" />}
      />
      <TextInput {...field('street')} autoComplete="address-line1" label={<FormattedMessage id="addresses.street" />} />
      <TextInput
        {...field('streetComplementary')}
        optional
        autoComplete="address-line2"
        label={<FormattedMessage id="addresses.streetComplementary" />}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextInput
          {...field('zip')}
          optional
          autoComplete="postal-code"
          label={<FormattedMessage id="addresses.zip" />}
        />
        <TextInput {...field('city')} autoComplete="address-level2" label={<FormattedMessage id="addresses.city" />} />
      </div>
      <TextInput
        {...field('state')}
        optional
        autoComplete="address-level1"
        label={<FormattedMessage id="addresses.state" />}
      />
    </CheckedForm>
  );
}
