import { FormattedMessage } from 'react-intl';
import { Chip, type Tone } from '../../ui/display/chip.js';
import type { BookingStatus, OrderStatus } from './back-office.api.js';

const ofOrders: Readonly<Record<OrderStatus, Tone>> = {
  draft: 'plain',
  'awaiting-payment': 'notice',
  paid: 'good',
  'partially-refunded': 'notice',
  refunded: 'plain',
  cancelled: 'plain',
  expired: 'plain',
};

const ofBookings: Readonly<Record<BookingStatus, Tone>> = {
  'waiting-payment': 'notice',
  pending: 'good',
  completed: 'plain',
  cancelled: 'plain',
};

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <Chip tone={ofOrders[status]}>
    <FormattedMessage id={`back-office.order.status.${status}`} />
  </Chip>
);

export const BookingStatusChip = ({ status }: { status: BookingStatus }) => (
  <Chip tone={ofBookings[status]}>
    <FormattedMessage id={`back-office.booking.status.${status}`} />
  </Chip>
);
