import { FormattedMessage } from 'react-intl';
import { PhoneInput } from '../../ui/form/phone-input.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { ASKED, isAsked } from './quote-values.js';
import type { TripFieldsProps } from './trip-fields.js';

/** Whom the team writes to. */
export function PersonFields({ form, field, errorOf, type }: TripFieldsProps) {
  const isCompanyNeeded = ASKED[type].you.needed.includes('companyName');
  return (
    <>
      <TextInput
        {...field('companyName')}
        optional={!isCompanyNeeded}
        autoComplete="organization"
        label={<FormattedMessage id="quotes.field.companyName" />}
      />
      <TextInput
        {...field('customerName')}
        autoComplete="name"
        label={<FormattedMessage id="quotes.field.customerName" />}
      />
      <TextInput
        {...field('selectedEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="quotes.field.selectedEmail" />}
        hint={<FormattedMessage id="quotes.field.selectedEmail.hint" />}
      />
      <PhoneInput
        id="field-phoneNumber"
        form={form}
        names={['phoneNumber', 'phoneCountry']}
        autoComplete="tel"
        label={<FormattedMessage id="quotes.field.phoneNumber" />}
        hint={<FormattedMessage id="quotes.field.phoneNumber.hint" />}
        error={errorOf('phoneNumber')}
      />
      {isAsked(type, 'message') && type !== 'general' && (
        <TextArea {...field('message')} optional rows={4} label={<FormattedMessage id="quotes.field.message" />} />
      )}
    </>
  );
}
