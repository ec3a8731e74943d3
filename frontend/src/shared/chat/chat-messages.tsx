import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import type { MessageView } from './chat.api.js';
import type { UnsentMessage } from './chat-outbox.js';

const bubble = 'max-w-full rounded-lg px-3 py-2 wrap-anywhere whitespace-pre-line';

function Message({ message: { author, authorName, text, language, sentAt, isRead } }: { message: MessageView }) {
  const isMine = author === 'customer';
  return (
    <li className={`grid gap-1 ${isMine ? 'justify-items-end ps-8' : 'justify-items-start pe-8'}`}>
      <p lang={bcp47(language)} dir="auto" className={`${bubble} ${isMine ? 'bg-sunken' : 'border border-line'}`}>
        {text}
      </p>
      <p className="text-sm text-ink-soft">
        {!isMine && `${authorName} · `}
        <ShortMoment value={sentAt} />
        {isMine && isRead && (
          <>
            {' · '}
            <FormattedMessage id="chat.read" />
          </>
        )}
      </p>
    </li>
  );
}

interface ChatMessagesProps {
  readonly messages: readonly MessageView[];
  readonly unsent: readonly UnsentMessage[];
}

/** The messages in their order, those on their way last. The latest one is in view. */
export function ChatMessages({ messages, unsent }: ChatMessagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const arrived = new Set(messages.map(({ id }) => id));
  const underway = unsent.filter(({ id }) => !arrived.has(id));
  const count = messages.length + underway.length;
  useEffect(() => {
    const box = list.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count]);
  return (
    <ul ref={list} className="grid gap-3" aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {underway.map(({ id, text }) => (
        <li key={id} className="grid justify-items-end gap-1 ps-8">
          <p dir="auto" className={`${bubble} border border-dashed border-line-strong`}>
            {text}
          </p>
          <p className="text-sm text-ink-soft">
            <FormattedMessage id="chat.underway" />
          </p>
        </li>
      ))}
    </ul>
  );
}
