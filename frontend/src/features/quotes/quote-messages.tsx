import { FormattedMessage } from 'react-intl';
import { Moment } from '../../ui/text/date-time.js';
import { placeOf } from './quote-place.js';
import type { Quote } from './quotes.api.js';

/** Questions and answers about a quote, in their order. */
export const Messages = ({ quote: { messages, place } }: { quote: Pick<Quote, 'messages' | 'place'> }) => (
  <ul className="grid gap-4">
    {messages.map(({ by, text, at }) => (
      <li key={at}>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id={`quotes.message.by.${by}`} /> · <Moment value={at} {...placeOf(place)} />
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </li>
    ))}
  </ul>
);
