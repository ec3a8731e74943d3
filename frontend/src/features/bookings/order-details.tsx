import { FormattedMessage } from 'react-intl';
import { FullName } from '../../i18n/full-name.js';
import { isPaid, type Order } from '../../trip/trip.api.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Card } from '../../ui/card.js';
import { Moment } from '../../ui/date-time.js';
import { hereZone } from '../../ui/here-zone.js';
import { MoneyText } from '../../ui/money.js';
import { BookingCard } from './booking-card.js';
import { OrderChip } from './status-chip.js';

export const OrderDetails = ({ order, title }: { order: Order; title: string }) => (
  <div className="page-width py-10 md:py-14">
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
      <h1>{title}</h1>
      <OrderChip status={order.status} />
    </div>
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <h2 className="sr-only">
          <FormattedMessage id="bookings.order.bookings" />
        </h2>
        {order.bookings.map((booking) => (
          <BookingCard key={booking.reference} booking={booking} />
        ))}
      </div>
      <OrderSide order={order} />
    </div>
  </div>
);

const OrderSide = ({ order }: { order: Order }) => (
  <Card className="grid gap-4 max-lg:order-first lg:sticky lg:top-24">
    <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
      <FormattedMessage id="bookings.order.total" />
      <MoneyText value={order.total} />
    </p>
    <OrderStanding order={order} />
    <div className="border-t border-line pt-4 text-sm">
      <h2 className="text-base">
        <FormattedMessage id="bookings.order.customer" />
      </h2>
      <p>
        <FullName of={order.customer} />
      </p>
      <p className="break-words">{order.customer.email}</p>
      <p>{order.customer.phoneNumber}</p>
    </div>
  </Card>
);

/** Where its money stands, and what to do about it. */
function OrderStanding({ order }: { order: Order }) {
  if (order.status === 'awaiting-payment')
    return (
      <>
        <p className="text-sm">
          <FormattedMessage
            id="bookings.order.payUntil"
            values={{ moment: <Moment value={order.expiresAt} timeZone={hereZone()} /> }}
          />
        </p>
        <ButtonLink to={`/checkout?order=${order.reference}`}>
          <FormattedMessage id="bookings.order.pay" />
        </ButtonLink>
      </>
    );
  if (isPaid(order) && order.paidAt)
    return (
      <p className="text-sm text-ink-soft">
        <FormattedMessage
          id="bookings.order.paidAt"
          values={{ moment: <Moment value={order.paidAt} timeZone={hereZone()} /> }}
        />
      </p>
    );
  return (
    <>
      <p className="text-sm">
        <FormattedMessage id="bookings.order.lapsed" />
      </p>
      <ButtonLink look="secondary" to="/tours">
        <FormattedMessage id="bookings.findTour" />
      </ButtonLink>
    </>
  );
}
