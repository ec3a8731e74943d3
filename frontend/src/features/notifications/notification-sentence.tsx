import { FormattedMessage } from 'react-intl';
import { MoneyText } from '../../ui/money.js';
import type { Notification } from './notifications.api.js';

/** What has happened, as one sentence of the reader's language. */
export function NotificationSentence({ notification: { kind, facts } }: { notification: Notification }) {
  const { amount } = facts;
  const id =
    kind === 'mission-attention' || kind === 'payment-attention'
      ? `notifications.why.${facts.why}`
      : `notifications.kind.${kind}`;
  const values = {
    booking: facts.bookingReference,
    order: facts.orderReference,
    guide: facts.guideName,
    sender: facts.senderName,
    amount: amount && <MoneyText value={amount} />,
  };
  return <FormattedMessage id={id} values={values} />;
}
