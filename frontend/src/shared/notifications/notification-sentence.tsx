import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../ui/text/money.js';
import type { Notification } from './notifications.api.js';

/** Keeps a reference in one line. */
const whole = (reference: string | undefined) => reference && <span className="whitespace-nowrap">{reference}</span>;

/** Why the team must look, where that has a sentence of its own. */
const WHY: readonly string[] = [
  'nobody-left',
  'start-is-near',
  'guide-wrote',
  'guide-cancelled',
  'amount-mismatch',
  'unknown-payment',
  'duplicate-capture',
  'refund-failed',
  'refund-outside',
  'dispute',
];

function sentenceOf(
  kind: Notification['kind'],
  { why = '', previousGuideName, ...facts }: Notification['facts'],
): string {
  if (kind === 'work-item' && WHY.includes(why)) return `notifications.why.${why}`;
  if (kind === 'guide-found' && previousGuideName) return 'notifications.guideChanged';
  if (kind === 'message' && facts.bookingReference === undefined) return 'notifications.messageInChat';
  return `notifications.kind.${kind}`;
}

/** The event as one sentence in the reader's language. */
export function NotificationSentence({ notification: { kind, facts } }: { notification: Notification }) {
  const { amount } = facts;
  const values = {
    booking: whole(facts.bookingReference ?? facts.reference),
    order: whole(facts.orderReference ?? facts.reference),
    guide: facts.guideName,
    previous: facts.previousGuideName,
    sender: facts.senderName,
    amount: amount && <MoneyText value={amount} />,
  };
  return <FormattedMessage id={sentenceOf(kind, facts)} values={values} />;
}
