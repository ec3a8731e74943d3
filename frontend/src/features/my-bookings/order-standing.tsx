import { FormattedMessage } from 'react-intl';
import { isPaid, type Order } from '../../shared/booking-view/booking-view.api.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { MoneyBack } from './money-back.js';

/** Where an order's money stands, and what to do about it. */
export function OrderStanding({ order }: { order: Order }) {
  if (order.slotMissed)
    return (
      <p className="text-sm">
        <FormattedMessage id="my-bookings.missed.standing" />
      </p>
    );
  if (order.status === 'awaiting-payment')
    return order.paymentMethod === 'wire' ? <ToTransfer /> : <ToPay order={order} />;
  return (
    <>
      {order.paidAt && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage
            id="my-bookings.order.paidAt"
            values={{ moment: <Moment value={order.paidAt} timeZone={localZone()} /> }}
          />
        </p>
      )}
      {!isPaid(order) && (
        <p className="text-sm">
          <FormattedMessage id={`my-bookings.order.closed.${order.closeReason ?? 'payment-timeout'}`} />
        </p>
      )}
      <MoneyBack order={order} />
      {order.replacedBy !== undefined && (
        <ButtonLink to={`/order/${order.replacedBy}`}>
          <FormattedMessage id="my-bookings.order.openNewer" />
        </ButtonLink>
      )}
      {!order.paidAt && (
        <ButtonLink look="secondary" to="/tours">
          <FormattedMessage id="my-bookings.findTour" />
        </ButtonLink>
      )}
    </>
  );
}

const ToTransfer = () => (
  <p className="text-sm">
    <FormattedMessage id="my-bookings.transfer.awaited" />
  </p>
);

const ToPay = ({ order }: { order: Order }) => (
  <>
    <p className="text-sm">
      <FormattedMessage
        id="my-bookings.order.payUntil"
        values={{ moment: <Moment value={order.expiresAt} timeZone={localZone()} /> }}
      />
    </p>
    <ButtonLink to={`/checkout?order=${order.reference}`}>
      <FormattedMessage id="my-bookings.order.pay" />
    </ButtonLink>
  </>
);
