import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { RadioGroup } from '../../ui/checkbox.js';
import { CheckedForm } from '../../ui/checked-form.js';
import { Select } from '../../ui/select.js';
import { TextArea, TextInput } from '../../ui/text-input.js';
import { useCheckedForm } from '../../ui/use-checked-form.js';
import { writeToTeam } from './contact.api.js';
import { contactSchema, isAboutBooking, isReasonOf, REASONS, senderOf, type Sender } from './contact.form.js';

export interface ContactPreset {
  readonly reason?: string | undefined;
  readonly booking?: string | undefined;
  readonly sender?: string | undefined;
}

function useContactForm({ reason = '', booking = '', sender }: ContactPreset) {
  const senderType = senderOf(reason, sender);
  const checked = useCheckedForm(contactSchema, {
    senderType,
    reason: isReasonOf(senderType, reason) ? reason : '',
    bookingReference: booking,
  });
  const { form } = checked;
  const user = useSession()?.user;
  // Who is signed in has said who they are.
  useEffect(() => {
    if (!user) return;
    const { name, email } = form.getValues();
    if (!name) form.setValue('name', `${user.firstName} ${user.lastName}`);
    if (!email) form.setValue('email', user.email);
  }, [user, form]);
  return checked;
}

function ReasonField({ sender, ...field }: { sender: Sender; error: string | undefined }) {
  const intl = useIntl();
  return (
    <Select key={sender} {...field} label={<FormattedMessage id="contact.reason" />}>
      <option value="">{intl.formatMessage({ id: 'contact.reason.choose' })}</option>
      {REASONS[sender].map((reason) => (
        <option key={reason} value={reason}>
          {intl.formatMessage({ id: `contact.reason.${sender}.${reason}` })}
        </option>
      ))}
    </Select>
  );
}

interface ContactFormProps {
  preset: ContactPreset;
  onSent: (email: string) => void;
}

export function ContactForm({ preset, onSent }: ContactFormProps) {
  const api = useApi();
  const { form, field, failures, problem, busy, onSubmit } = useContactForm(preset);
  const { senderType, reason } = form.watch();
  const submit = onSubmit(async (letter) => {
    await writeToTeam(api, letter);
    onSent(letter.email);
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id={busy ? 'contact.sending' : 'contact.send'} />}
    >
      <RadioGroup
        {...form.register('senderType', { onChange: () => form.setValue('reason', '') })}
        defaultValue={senderType}
        legend={<FormattedMessage id="contact.sender" />}
        options={[
          { value: 'customer', label: <FormattedMessage id="contact.sender.customer" /> },
          { value: 'guide', label: <FormattedMessage id="contact.sender.guide" /> },
        ]}
      />
      <ReasonField sender={senderType} {...field('reason')} />
      {(isAboutBooking(reason) || preset.booking) && (
        <TextInput
          {...field('bookingReference')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          label={<FormattedMessage id="contact.booking" />}
          hint={<FormattedMessage id="contact.booking.hint" />}
        />
      )}
      <TextArea {...field('message')} rows={7} label={<FormattedMessage id="contact.message" />} />
      <TextInput {...field('name')} autoComplete="name" label={<FormattedMessage id="contact.name" />} />
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="contact.email" />}
        hint={<FormattedMessage id="contact.email.hint" />}
      />
    </CheckedForm>
  );
}
