import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../ui/money.js';
import type { Notification } from './notifications.api.js';

/** A reference stays in one line. */
const whole = (reference: string | undefined) => reference && <span className="whitespace-nowrap">{reference}</span>;

/** What has happened, as one sentence of the reader's language. */
export function NotificationSentence({ notification: { kind, facts } }: { notification: Notification }) {
  const { amount } = facts;
  const id =
    kind === 'mission-attention' || kind === 'payment-attention'
      ? `notifications.why.${facts.why}`
      : `notifications.kind.${kind}`;
  const values = {
    booking: whole(facts.bookingReference),
    order: whole(facts.orderReference),
    guide: facts.guideName,
    sender: facts.senderName,
    amount: amount && <MoneyText value={amount} />,
  };
  return <FormattedMessage id={id} values={values} />;
}
