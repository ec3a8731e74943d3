import { FormattedMessage } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import type { MessageView, Side } from './conversations.api.js';

const bubble = 'max-w-[34rem] rounded-lg px-4 py-3 wrap-anywhere whitespace-pre-line';

function sentenceOf({ author, to }: MessageView, side: Side): string {
  if (author === side) return 'conversations.message.mine';
  return to === side ? `conversations.toYou.${author}` : `conversations.message.${author}`;
}

function Message({ message, side }: { message: MessageView; side: Side }) {
  const { author, authorName, to, text, language, sentAt, isRead } = message;
  const isMine = author === side;
  return (
    <li className={`grid gap-1 ${isMine ? 'justify-items-end ps-8' : 'justify-items-start pe-8'}`}>
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id={sentenceOf(message, side)}
          values={{ name: authorName, to: <FormattedMessage id={`conversations.side.${to}`} /> }}
        />{' '}
        · <ShortMoment value={sentAt} />
      </p>
      <p
        lang={bcp47(language)}
        dir="auto"
        className={`${bubble} ${isMine ? 'bg-sunken' : 'border border-line bg-surface'}`}
      >
        {text}
      </p>
      {isMine && isRead && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="conversations.message.read" />
        </p>
      )}
    </li>
  );
}

/** Messages in their order, one's own on the right. */
export function MessageList({ messages, side }: { messages: readonly MessageView[]; side: Side }) {
  if (messages.length === 0)
    return (
      <p className="text-ink-soft">
        <FormattedMessage id="conversations.empty" />
      </p>
    );
  return (
    <ul className="grid gap-5" aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} message={message} side={side} />
      ))}
    </ul>
  );
}
