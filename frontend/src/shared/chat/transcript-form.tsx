import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { mailTranscript } from './chat.api.js';

/** Mails the chat to its visitor. */
export function TranscriptForm({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const mailing = useMutation({
    mutationFn: () => mailTranscript(api, email.trim()),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'chat.transcript.sent' }));
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mailing.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextInput
        id={useId()}
        type="email"
        autoComplete="email"
        required
        label={<FormattedMessage id="chat.transcript.email" />}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {mailing.error && <ProblemMessage error={mailing.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" busy={mailing.isPending}>
          <FormattedMessage id="chat.transcript.send" />
        </Button>
        <Button look="quiet" onClick={onDone}>
          <FormattedMessage id="chat.transcript.cancel" />
        </Button>
      </div>
    </form>
  );
}
