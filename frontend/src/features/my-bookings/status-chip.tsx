import { FormattedMessage } from 'react-intl';
import type { BookingStatus, Order, OrderStatus } from '../../shared/booking-view/booking-view.api.js';
import { Chip, type Tone } from '../../ui/display/chip.js';

const bookingTones: Readonly<Record<BookingStatus, Tone>> = {
  pending: 'good',
  completed: 'plain',
  'waiting-payment': 'notice',
  cancelled: 'bad',
};

const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  draft: 'plain',
  'awaiting-payment': 'notice',
  paid: 'good',
  'partially-refunded': 'info',
  refunded: 'info',
  cancelled: 'bad',
  expired: 'bad',
};

export const BookingChip = ({ status }: { status: BookingStatus }) => (
  <Chip tone={bookingTones[status]}>
    <FormattedMessage id={`my-bookings.status.${status}`} />
  </Chip>
);

/** Only its customer cancels an order, by giving it up or by a newer one. */
const standingOf = ({ status, closeReason }: Pick<Order, 'status' | 'closeReason'>) =>
  status === 'cancelled' ? (closeReason ?? 'superseded') : status;

export const OrderChip = ({ order }: { order: Pick<Order, 'status' | 'closeReason'> }) => (
  <Chip tone={orderTones[order.status]}>
    <FormattedMessage id={`my-bookings.order.status.${standingOf(order)}`} />
  </Chip>
);
