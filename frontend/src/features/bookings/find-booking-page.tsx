import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod';
import { useApi } from '../../api/use-api.js';
import { TeamMail } from '../../layout/team-mail.js';
import { Button } from '../../ui/button.js';
import { CheckedForm } from '../../ui/checked-form.js';
import { PageHead } from '../../ui/page-head.js';
import { TextInput } from '../../ui/text-input.js';
import { useCheckedForm } from '../../ui/use-checked-form.js';
import { FIND_ORDER } from './bookings.api.js';
import { writtenReference } from './written-reference.js';

const findForm = z.object({
  reference: z
    .string()
    .transform(writtenReference)
    .refine((text) => /^(CIC|BK)-[0-9A-Z]{6}$/.test(text), 'bookings.find.error.reference'),
  email: z.string().trim().pipe(z.email('bookings.find.error.email')),
});

/** Has a new link mailed to who has lost it; the answer is the same whether or not there is such an order. */
export function FindBookingPage() {
  const title = useIntl().formatMessage({ id: 'bookings.find.title' });
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className="page-width grid max-w-2xl gap-6 py-10 md:py-14">
      <PageHead title={title} noindex />
      <h1>{title}</h1>
      {sentTo === undefined ? (
        <FindForm onSent={setSentTo} />
      ) : (
        <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </div>
  );
}

function FindForm({ onSent }: { onSent: (email: string) => void }) {
  const api = useApi();
  const intl = useIntl();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(findForm, { reference: '', email: '' });
  const send = onSubmit(async (values) => {
    await api.send('POST', FIND_ORDER, values);
    onSent(values.email);
  });
  return (
    <>
      <p className="text-ink-soft">
        <FormattedMessage id="bookings.find.text" />
      </p>
      <CheckedForm
        failures={failures}
        problem={problem}
        busy={busy}
        onSubmit={send}
        action={<FormattedMessage id="bookings.find.send" />}
      >
        <TextInput
          {...field('reference')}
          label={intl.formatMessage({ id: 'bookings.find.reference' })}
          hint={intl.formatMessage({ id: 'bookings.find.reference.hint' })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextInput
          {...field('email')}
          label={intl.formatMessage({ id: 'bookings.find.email' })}
          hint={intl.formatMessage({ id: 'bookings.find.email.hint' })}
          type="email"
          autoComplete="email"
        />
      </CheckedForm>
    </>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-4 rounded-lg bg-pine-soft p-6 outline-none">
      <p>
        <FormattedMessage
          id="bookings.find.sent"
          values={{ email: <strong className="break-words">{email}</strong> }}
        />
      </p>
      <p className="text-sm">
        <FormattedMessage
          id="bookings.find.help"
          values={{
            email: <TeamMail />,
          }}
        />
      </p>
      <Button look="secondary" className="justify-self-start" onClick={onAgain}>
        <FormattedMessage id="bookings.find.again" />
      </Button>
    </div>
  );
}
