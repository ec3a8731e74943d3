import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { useApi } from '../../api/use-api.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { TeamMail } from '../../shared/team-mail/team-mail.js';
import { Button } from '../../ui/form/button.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { mailOrderLink } from './bookings.api.js';
import { isReference, writtenReference } from './written-reference.js';
import '../../ui/form/schemas-without-eval.js';

const findForm = z.object({
  reference: z.string().transform(writtenReference).refine(isReference, 'my-bookings.find.error.reference'),
  email: z.string().trim().regex(EMAIL, 'my-bookings.find.error.email'),
});

const route = getRouteApi('/$lang/$currency/find-booking');

/** Has a new link mailed to who has lost it; the answer is the same whether or not there is such an order. */
export function FindBookingPage() {
  const title = useIntl().formatMessage({ id: 'my-bookings.find.title' });
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntryFrame title={title} intro={sentTo === undefined && <FormattedMessage id="my-bookings.find.text" />}>
      {sentTo === undefined ? (
        <FindForm onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </EntryFrame>
  );
}

function FindForm({ onSent }: { onSent: (email: string) => void }) {
  const api = useApi();
  const intl = useIntl();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(findForm);
  const { reference } = route.useSearch();
  const send = onSubmit(async (values) => {
    await mailOrderLink(api, values);
    onSent(values.email);
  });
  return (
    <CheckedForm
      failures={failures}
      problem={problem}
      busy={busy}
      onSubmit={send}
      action={<FormattedMessage id="my-bookings.find.send" />}
    >
      <TextInput
        {...field('reference')}
        defaultValue={reference}
        label={intl.formatMessage({ id: 'my-bookings.find.reference' })}
        hint={intl.formatMessage({ id: 'my-bookings.find.reference.hint' })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput
        {...field('email')}
        label={intl.formatMessage({ id: 'my-bookings.find.email' })}
        hint={intl.formatMessage({ id: 'my-bookings.find.email.hint' })}
        type="email"
        autoComplete="email"
      />
    </CheckedForm>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4 rounded-lg bg-pine-soft p-6 outline-none">
      <p>
        <FormattedMessage
          id="my-bookings.find.sent"
          values={{ email: <strong className="wrap-anywhere">{email}</strong> }}
        />
      </p>
      <p className="text-sm">
        <FormattedMessage
          id="my-bookings.find.help"
          values={{
            email: <TeamMail />,
          }}
        />
      </p>
      <Button look="secondary" className="justify-self-start" onClick={onAgain}>
        <FormattedMessage id="my-bookings.find.again" />
      </Button>
    </div>
  );
}
