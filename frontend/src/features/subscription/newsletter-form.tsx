import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { Button } from '../../ui/form/button.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { TextInput } from '../../ui/form/text-input.js';
import { subscribe } from './newsletter.js';

/** One field, for pages that are about something else. Without script the newsletter's own page takes it. */
export function NewsletterForm() {
  const api = useApi();
  const site = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<'missing' | 'invalid'>();
  const {
    mutate,
    isPending,
    error,
    data: sentTo,
  } = useMutation({
    mutationFn: async (email: string) => {
      await subscribe(api, email, site.locale);
      return email;
    },
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('email');
    const email = typeof written === 'string' ? written.trim() : '';
    const failure = email === '' ? 'missing' : EMAIL.test(email) ? undefined : 'invalid';
    setRefused(failure);
    if (failure) form.current?.querySelector('input')?.focus();
    else mutate(email);
  };
  if (sentTo !== undefined) {
    return (
      <Outcome
        title={<FormattedMessage id="subscription.sent.title" />}
        text={<FormattedMessage id="subscription.sent.text" values={{ email: <strong>{sentTo}</strong> }} />}
      />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={sitePath(site, '/subscription')}
      onSubmit={send}
      className="grid max-w-[36rem] content-start gap-4"
    >
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="subscription.email" />}
        hint={<FormattedMessage id="subscription.email.hint" />}
        error={refused && <FormattedMessage id={`subscription.email.${refused}`} />}
      />
      {error && <ProblemMessage error={error} />}
      <Button type="submit" busy={isPending} className="w-fit">
        <FormattedMessage id="subscription.action" />
      </Button>
    </form>
  );
}
