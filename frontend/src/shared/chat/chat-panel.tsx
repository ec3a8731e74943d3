import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as chatMessage from '../../api/generated/limits/chat-message-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { chatQuery, type ChatView, readChat } from './chat.api.js';
import { ChatMessages } from './chat-messages.js';
import { TranscriptForm } from './transcript-form.js';
import { useSending } from './use-sending.js';

const DRAFT = 'chat_message';

/** Whether somebody is there, and when they are there again. */
function Presence({ chat: { isOpen, opensAt } }: { chat: ChatView }) {
  if (isOpen)
    return (
      <p className="text-sm text-pine">
        <FormattedMessage id="chat.open" />
      </p>
    );
  return (
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="chat.closed" />{' '}
      {opensAt && <FormattedMessage id="chat.opensAt" values={{ moment: <ShortMoment value={opensAt} /> }} />}
    </p>
  );
}

interface PanelProps {
  readonly onClose: () => void;
  readonly className: string;
}

/** The chat with the team. What is typed stays until it is sent. */
export function ChatPanel({ onClose, className }: PanelProps) {
  const intl = useIntl();
  const { data: chat, error, refetch } = useQuery({ ...chatQuery(), staleTime: 0 });
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const leave = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const element = panel.current;
    const listener = (event: KeyboardEvent): void => void leave(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);
  return (
    <section ref={panel} aria-labelledby={title} className={className}>
      <header className="flex items-start justify-between gap-2 border-b border-line py-2 ps-4 pe-2">
        <div className="grid gap-0.5 py-1">
          <h2 id={title} className="text-lg">
            <FormattedMessage id="chat.title" />
          </h2>
          {chat && <Presence chat={chat} />}
        </div>
        <button
          type="button"
          aria-label={intl.formatMessage({ id: 'chat.close' })}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-sunken"
          onClick={onClose}
        >
          <Icon of={X} />
        </button>
      </header>
      {chat ? (
        <Opened chat={chat} />
      ) : (
        <div className="p-4">{error && <ProblemMessage error={error} onRetry={() => void refetch()} />}</div>
      )}
    </section>
  );
}

function useReadMarks({ messages, unread }: ChatView): void {
  const api = useApi();
  const last = messages.at(-1)?.position;
  useEffect(() => {
    if (unread > 0 && last !== undefined) void readChat(api, last).catch(() => undefined);
  }, [api, unread, last]);
}

function Opened({ chat }: { chat: ChatView }) {
  const [text, setText] = useState(() => savedDraft<string>(DRAFT) ?? '');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const fields = useId();
  const type = (typed: string): void => {
    setText(typed);
    saveDraft(DRAFT, typed);
  };
  const { unsent, problem, send } = useSending(({ text: refused }) => type(refused));
  useReadMarks(chat);
  const asksWho = !chat.isReachable && unsent.length === 0;
  const needsEmail = asksWho && !chat.isOpen;
  const isEmailMissing = isMissing && needsEmail && email.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isRefused = text.trim() === '' || (needsEmail && email.trim() === '');
    setMissing(isRefused);
    if (isRefused) return;
    const who = asksWho ? { ...given('name', name), ...given('email', email) } : {};
    send({ text: text.trim(), ...who });
    setText('');
    discardDraft(DRAFT);
  };
  const isAnswered = chat.messages.some(({ author }) => author === 'team');
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="grid flex-1 content-start gap-4 overflow-y-auto p-4" tabIndex={0} role="group">
        {chat.messages.length === 0 && unsent.length === 0 && (
          <p>
            <FormattedMessage id={chat.isOpen ? 'chat.welcome' : 'chat.leaveMessage'} />
          </p>
        )}
        <ChatMessages messages={chat.messages} unsent={unsent} />
      </div>
      <div className="grid gap-3 border-t border-line p-4">
        {isMailing ? (
          <TranscriptForm onDone={() => setMailing(false)} />
        ) : (
          <form onSubmit={submit} noValidate className="grid gap-3">
            {asksWho && (
              <Who isOpen={chat.isOpen}>
                <TextInput
                  id={`${fields}-name`}
                  autoComplete="name"
                  optional
                  maxLength={chatMessage.name.maxLength}
                  label={<FormattedMessage id="chat.name" />}
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
                <TextInput
                  id={`${fields}-email`}
                  type="email"
                  autoComplete="email"
                  optional={!needsEmail}
                  label={<FormattedMessage id="chat.email" />}
                  value={email}
                  error={isEmailMissing ? <FormattedMessage id="chat.email.missing" /> : undefined}
                  onChange={({ target }) => setEmail(target.value)}
                />
              </Who>
            )}
            <TextArea
              id={`${fields}-text`}
              label={<FormattedMessage id="chat.text" />}
              rows={2}
              maxLength={chatMessage.text.maxLength}
              value={text}
              error={isMissing && text.trim() === '' ? <FormattedMessage id="chat.text.missing" /> : undefined}
              onChange={({ target }) => type(target.value)}
            />
            {problem && <ProblemMessage error={problem} />}
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Button type="submit">
                <FormattedMessage id="chat.send" />
              </Button>
              {isAnswered && (
                <Button look="quiet" onClick={() => setMailing(true)}>
                  <FormattedMessage id="chat.transcript" />
                </Button>
              )}
            </div>
          </form>
        )}
      </div>
    </>
  );
}

const given = (name: 'name' | 'email', value: string): Partial<Record<'name' | 'email', string>> =>
  value.trim() === '' ? {} : { [name]: value.trim() };

/** Folded away while somebody is there, because nobody needs to say who they are. */
function Who({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  if (!isOpen) return <div className="grid gap-3">{children}</div>;
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm text-ink-soft">
        <FormattedMessage id="chat.who" />
      </summary>
      <div className="grid gap-3 pt-2">{children}</div>
    </details>
  );
}
