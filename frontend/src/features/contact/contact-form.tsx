import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReturnedForm, type Returned } from '../../api/returned-form.js';
import { useApi } from '../../api/use-api.js';
import { fullNameOf } from '../../i18n/full-name.js';
import { useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { RadioGroup } from '../../ui/form/checkbox.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { askedTourQuery, TOUR_QUESTION, writeToTeam } from './contact.api.js';
import {
  contactSchemaBeyond,
  isAboutBooking,
  isReasonOf,
  senderOf,
  serviceOf,
  type ContactValues,
  type Sender,
} from './contact.form.js';
import { discardContactDraft, contactDraft, saveContactDraft } from './contact-draft.js';
import { ReasonField } from './reason-field.js';

export interface ContactPreset {
  readonly reason?: string | undefined;
  readonly service?: string | undefined;
  /** Slug of the tour that a question is about. */
  readonly tour?: string | undefined;
  readonly booking?: string | undefined;
  readonly sender?: string | undefined;
  /** For how many a price is asked. */
  readonly people?: number | undefined;
}

/** What stands in the form when it is opened: as it came back, else as the address asks for it. */
function openingOf({ reason = '', booking = '', sender }: ContactPreset, returned: Returned | undefined) {
  if (returned) {
    const { senderType, reason: chosen = '', bookingReference = '' } = returned.values;
    return { senderType: senderOf(chosen, senderType), reason: chosen, bookingReference };
  }
  const senderType = senderOf(reason, sender);
  return { senderType, reason: isReasonOf(senderType, reason) ? reason : '', bookingReference: booking };
}

/** The key of the draft: each address of the form has its own. */
export const placeOf = ({ reason, service, tour, booking, sender, people }: ContactPreset): string =>
  [reason, service, tour, booking, sender, people].join(' ').trim();

/** What a message about the service, or about the tour, begins with: what the team has to know. */
function useQuestions({ reason = '', service, tour = '', people }: ContactPreset): string {
  const intl = useIntl();
  const isAboutTour = reason === TOUR_QUESTION && tour !== '';
  const { data: asksAbout } = useQuery({ ...askedTourQuery(tour, useSite()), enabled: isAboutTour });
  if (isAboutTour) return asksAbout ? intl.formatMessage({ id: 'contact.tour' }, { tour: asksAbout.name }) : '';
  const asked = serviceOf(reason, service);
  if (asked) return intl.formatMessage({ id: `contact.quote.${asked}` });
  return reason === 'quote' && people ? intl.formatMessage({ id: 'contact.quote.people' }, { count: people }) : '';
}

/** Where a form comes back without script. */
const LABELS = {
  reason: 'contact.reason',
  bookingReference: 'contact.booking',
  message: 'contact.message',
  name: 'contact.name',
  email: 'contact.email',
} as const;

/** The fields of a message. The sender comes first, because the reasons depend on it. */
const NAMES = ['senderType', 'reason', 'bookingReference', 'message', 'name', 'email'] as const;

/**
 * Puts what was left into the fields that are as they were opened, and keeps what is written from then on.
 *
 * @param opened undefined: as it came back, which is later than what was left
 */
function useContactDraft(
  form: UseFormReturn<ContactValues>,
  place: string,
  opened: Partial<ContactValues> | undefined,
): void {
  const restore = useEffectEvent(() => {
    if (!opened) return;
    const left = contactDraft(place);
    for (const name of NAMES) {
      const value = left[name];
      if (value !== undefined && form.getValues(name) === (opened[name] ?? '')) form.setValue(name, value);
    }
  });
  const remember = useEffectEvent((draft: ContactValues) => saveContactDraft(place, opened?.message, draft));
  useEffect(() => restore(), [place]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type, values }) => type === 'change' && remember(values),
      }),
    [form],
  );
}

function useContactForm(preset: ContactPreset, questions: string) {
  const returned = useReturnedForm('/contact');
  const opening = openingOf(preset, returned);
  const schema = useMemo(() => contactSchemaBeyond(questions), [questions]);
  const checked = useCheckedForm<ContactValues>(schema, opening, returned, LABELS);
  const { form } = checked;
  const place = placeOf(preset);
  useContactDraft(form, place, returned ? undefined : { message: questions, ...opening });
  const intl = useIntl();
  const user = useSession()?.user;
  // Who is signed in has said who they are.
  useEffect(() => {
    if (!user) return;
    const { name, email } = form.getValues();
    if (!name) form.setValue('name', fullNameOf(user, intl));
    if (!email) form.setValue('email', user.email);
  }, [user, form, intl]);
  const asked = useRef(questions);
  // Questions that nobody has answered yet are put in the language that was chosen.
  useEffect(() => {
    if (form.getValues('message') === asked.current) form.setValue('message', questions);
    asked.current = questions;
  }, [questions, form]);
  return { ...checked, opening, place };
}

interface ContactFormProps {
  preset: ContactPreset;
  onSent: (email: string) => void;
}

export function ContactForm({ preset, onSent }: ContactFormProps) {
  const api = useApi();
  const questions = useQuestions(preset);
  const { form, field, failures, problem, busy, onSubmit, opening, place } = useContactForm(preset, questions);
  const { senderType, reason } = form.watch();
  const submit = onSubmit(async (contactMessage) => {
    await writeToTeam(api, contactMessage);
    discardContactDraft(place);
    onSent(contactMessage.email);
  });
  const booking = {
    optional: true,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    label: <FormattedMessage id="contact.booking" />,
    hint: <FormattedMessage id="contact.booking.hint" />,
  };
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      native
      onSubmit={submit}
      action={<FormattedMessage id={busy ? 'contact.sending' : 'contact.send'} />}
    >
      <RadioGroup
        name="senderType"
        value={senderType}
        onChange={({ target }) => {
          form.setValue('senderType', target.value as Sender);
          form.setValue('reason', '');
        }}
        legend={<FormattedMessage id="contact.sender" />}
        options={[
          { value: 'customer', label: <FormattedMessage id="contact.sender.customer" /> },
          { value: 'guide', label: <FormattedMessage id="contact.sender.guide" /> },
        ]}
      />
      <ReasonField sender={senderType} defaultValue={opening.reason} {...field('reason')} />
      {isAboutBooking(reason) || opening.bookingReference ? (
        <TextInput {...booking} defaultValue={opening.bookingReference} {...field('bookingReference')} />
      ) : (
        <noscript>
          <TextInput {...booking} id="field-bookingReference" name="bookingReference" />
        </noscript>
      )}
      <TextArea
        defaultValue={questions}
        {...field('message')}
        rows={questions ? 11 : 7}
        label={<FormattedMessage id="contact.message" />}
        hint={reason === 'quote' && <FormattedMessage id="contact.quote.hint" />}
      />
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
