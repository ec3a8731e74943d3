import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as messageRequest from '../../api/generated/limits/message-request.gen.js';
import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { RadioGroup } from '../../ui/form/checkbox.js';
import { Select } from '../../ui/form/select.js';
import { TextArea } from '../../ui/form/text-input.js';
import type { ConversationView, MessageRequest, Side } from './conversations.api.js';

interface MessageFormProps<Answer> {
  readonly thread: Pick<ConversationView, 'addressees' | 'side' | 'messages'>;
  /** Names the draft of this conversation. */
  readonly draftOf: string;
  readonly write: (message: MessageRequest) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** Texts that are written often. */
  readonly ready?: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** What is typed stays until it is sent. A message that may have been sent keeps its id, and is kept once. */
export function MessageForm<Answer>({ thread, draftOf, write, onSent, ready = [] }: MessageFormProps<Answer>) {
  const { addressees, side, messages } = thread;
  const intl = useIntl();
  const draft = `message_${draftOf}`;
  const [text, setText] = useState(() => savedDraft<string>(draft) ?? '');
  const [isMissing, setMissing] = useState(false);
  const lastPartner = messages.findLast(({ author }) => author !== side)?.author;
  const [chosen, setChosen] = useState<Side>();
  const to = [chosen, lastPartner, addressees[0]].find((each) => each !== undefined && addressees.includes(each));
  const id = useRef(crypto.randomUUID());
  const field = useId();
  const sending = useMutation({
    mutationFn: (addressee: Side) => write({ id: id.current, text: text.trim(), to: addressee }),
    onSuccess: (answer) => {
      id.current = crypto.randomUUID();
      setText('');
      discardDraft(draft);
      onSent(answer);
    },
  });
  if (to === undefined)
    return (
      <p className="rounded-lg bg-sunken p-4">
        <FormattedMessage id="conversations.closed" />
      </p>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') sending.mutate(to);
  };
  const type = (typed: string): void => {
    setText(typed);
    saveDraft(draft, typed);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {addressees.length > 1 && (
        <RadioGroup
          name={`to-${field}`}
          legend={<FormattedMessage id="conversations.to" />}
          value={to}
          onChange={({ target }) => setChosen(target.value as Side)}
          options={addressees.map((value) => ({
            value,
            label: <FormattedMessage id={`conversations.side.${value}`} />,
          }))}
        />
      )}
      {ready.length > 0 && (
        <Select
          id={`ready-${field}`}
          label={<FormattedMessage id="conversations.ready" />}
          value=""
          onChange={({ target }) => {
            const chosenText = ready.find((each) => each.id === target.value)?.text ?? '';
            type(text.trim() === '' ? chosenText : `${text.trim()}\n\n${chosenText}`);
          }}
        >
          <option value="">{intl.formatMessage({ id: 'conversations.ready.choose' })}</option>
          {ready.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        id={`text-${field}`}
        label={<FormattedMessage id="conversations.text" />}
        value={text}
        maxLength={messageRequest.text.maxLength}
        rows={4}
        onChange={({ target }) => type(target.value)}
        error={isMissing && text.trim() === '' ? <FormattedMessage id="conversations.text.missing" /> : undefined}
      />
      {sending.error && <ProblemMessage error={sending.error} onRetry={() => sending.mutate(to)} />}
      <div>
        <Button type="submit" busy={sending.isPending}>
          <FormattedMessage id="conversations.send" />
        </Button>
      </div>
    </form>
  );
}
