import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Checkbox, RadioGroup } from '../../ui/form/checkbox.js';
import { PhoneInput } from '../../ui/form/phone-input.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import type { useCheckedForm } from '../../ui/form/use-checked-form.js';
import type { TravellerForm } from './checkout-form.js';

type Field = ReturnType<typeof useCheckedForm<TravellerForm>>['field'];

function useLabelled(field: Field) {
  const intl = useIntl();
  return (name: keyof TravellerForm) => ({
    ...field(name),
    label: intl.formatMessage({ id: `checkout.field.${name}` }),
  });
}

export function TravellerFields({ form, field }: { form: UseFormReturn<TravellerForm>; field: Field }) {
  const travelerType = useWatch({ control: form.control, name: 'travelerType' });
  const isForSomebodyElse = travelerType === 'somebody-else';
  const labelled = useLabelled(field);
  return (
    <>
      <ForWhom form={form} />
      <BuyerFields form={form} field={field} isForSomebodyElse={isForSomebodyElse} />
      {isForSomebodyElse && <PassengerFields form={form} field={field} />}
      <TextArea
        {...labelled('specialRequirements')}
        rows={3}
        optional
        hint={<FormattedMessage id="checkout.field.specialRequirements.hint" />}
      />
    </>
  );
}

const ForWhom = ({ form }: { form: UseFormReturn<TravellerForm> }) => (
  <RadioGroup
    legend={<FormattedMessage id="checkout.forWhom" />}
    options={[
      { value: 'myself', label: <FormattedMessage id="checkout.forWhom.myself" /> },
      {
        value: 'somebody-else',
        label: <FormattedMessage id="checkout.forWhom.somebodyElse" />,
        hint: <FormattedMessage id="checkout.forWhom.somebodyElse.hint" />,
      },
    ]}
    {...form.register('travelerType')}
  />
);

interface BuyerFieldsProps {
  form: UseFormReturn<TravellerForm>;
  field: Field;
  isForSomebodyElse: boolean;
}

function BuyerFields({ form, field, isForSomebodyElse }: BuyerFieldsProps) {
  const labelled = useLabelled(field);
  const first = <TextInput key="first" {...labelled('firstName')} autoComplete="given-name" />;
  const last = <TextInput key="last" {...labelled('lastName')} autoComplete="family-name" />;
  const isFamilyFirst = useSite().locale === 'ja_JP';
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-serif text-lg">
        <FormattedMessage id={isForSomebodyElse ? 'checkout.you.buyer' : 'checkout.you'} />
      </legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">{isFamilyFirst ? [last, first] : [first, last]}</div>
      <TextInput
        {...labelled('email')}
        type="email"
        autoComplete="email"
        hint={<FormattedMessage id="checkout.field.email.hint" />}
      />
      <PhoneInput
        {...labelled('phoneNumber')}
        form={form}
        names={['phoneNumber', 'phoneCountry']}
        autoComplete="tel"
        hint={<FormattedMessage id="checkout.field.phoneNumber.hint" />}
      />
    </fieldset>
  );
}

function PassengerFields({ form, field }: { form: UseFormReturn<TravellerForm>; field: Field }) {
  const labelled = useLabelled(field);
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-serif text-lg">
        <FormattedMessage id="checkout.passenger" />
      </legend>
      <TextInput {...labelled('passengerName')} autoComplete="off" />
      <TextInput
        {...labelled('passengerRelation')}
        autoComplete="off"
        optional
        hint={<FormattedMessage id="checkout.field.passengerRelation.hint" />}
      />
      <TextInput {...labelled('passengerEmail')} type="email" autoComplete="off" />
      <PhoneInput
        {...labelled('passengerPhone')}
        form={form}
        names={['passengerPhone', 'passengerCountry']}
        autoComplete="off"
      />
      <Checkbox
        {...form.register('passengerGetsMails')}
        id="field-passengerGetsMails"
        label={<FormattedMessage id="checkout.field.passengerGetsMails" />}
        hint={<FormattedMessage id="checkout.field.passengerGetsMails.hint" />}
      />
    </fieldset>
  );
}
