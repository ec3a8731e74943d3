import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { CountrySelect } from '../../ui/form/country-select.js';
import { TextInput } from '../../ui/form/text-input.js';
import type { SignUpValues } from './account.forms.js';

type CompanyField = 'companyName' | 'vat' | 'taxNumber' | `address.${keyof SignUpValues['address']}`;

interface CompanyFieldsProps {
  field: (name: CompanyField) => UseFormRegisterReturn & { id: string; error: string | undefined };
}

/** What a business account says of its company: the team validates it by these. */
export const CompanyFields = ({ field }: CompanyFieldsProps) => (
  <>
    <TextInput
      {...field('companyName')}
      autoComplete="organization"
      label={<FormattedMessage id="account.companyName" />}
    />
    <TextInput
      {...field('vat')}
      autoCapitalize="characters"
      label={<FormattedMessage id="account.vat" />}
      hint={<FormattedMessage id="account.vat.hint" />}
    />
    <TextInput {...field('taxNumber')} optional label={<FormattedMessage id="account.taxNumber" />} />
    <CountrySelect
      {...field('address.country')}
      autoComplete="country"
      label={<FormattedMessage id="account.address.country" />}
    />
    <TextInput
      {...field('address.street')}
      autoComplete="address-line1"
      label={<FormattedMessage id="account.address.street" />}
    />
    <TextInput
      {...field('address.streetComplementary')}
      optional
      autoComplete="address-line2"
      label={<FormattedMessage id="account.address.streetComplementary" />}
    />
    <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <TextInput
        {...field('address.zip')}
        optional
        autoComplete="postal-code"
        label={<FormattedMessage id="account.address.zip" />}
      />
      <TextInput
        {...field('address.city')}
        autoComplete="address-level2"
        label={<FormattedMessage id="account.address.city" />}
      />
    </div>
    <TextInput
      {...field('address.state')}
      optional
      autoComplete="address-level1"
      label={<FormattedMessage id="account.address.state" />}
    />
  </>
);
