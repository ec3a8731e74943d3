import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../ui/text/money.js';
import type { Notification } from './notifications.api.js';

/** Keeps a reference in one line. */
const whole = (reference: string | undefined) => reference && <span className="whitespace-nowrap">{reference}</span>;

function sentenceOf(kind: Notification['kind'], { why, previousGuideName }: Notification['facts']): string {
  if (kind === 'mission-attention' || kind === 'payment-attention') return `notifications.why.${why}`;
  if (kind === 'guide-found' && previousGuideName) return 'notifications.guideChanged';
  return `notifications.kind.${kind}`;
}

/** The event as one sentence in the reader's language. */
export function NotificationSentence({ notification: { kind, facts } }: { notification: Notification }) {
  const { amount } = facts;
  const values = {
    booking: whole(facts.bookingReference),
    order: whole(facts.orderReference),
    guide: facts.guideName,
    previous: facts.previousGuideName,
    sender: facts.senderName,
    amount: amount && <MoneyText value={amount} />,
  };
  return <FormattedMessage id={sentenceOf(kind, facts)} values={values} />;
}
