import { FormattedMessage } from 'react-intl';
import type { BookingStatus, OrderStatus } from '../../trip/trip.api.js';
import { Chip, type Tone } from '../../ui/chip.js';

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
    <FormattedMessage id={`bookings.status.${status}`} />
  </Chip>
);

export const OrderChip = ({ status }: { status: OrderStatus }) => (
  <Chip tone={orderTones[status]}>
    <FormattedMessage id={`bookings.order.status.${status}`} />
  </Chip>
);
