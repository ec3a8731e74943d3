import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FullName } from '../../i18n/full-name.js';
import { isPaid, type Order } from '../../shared/booking-view/booking-view.api.js';
import { Card } from '../../ui/display/card.js';
import { MoneyText } from '../../ui/text/money.js';
import { PhoneText } from '../../ui/text/phone-text.js';
import { AccountOffer } from './account-offer.js';
import { BookingCard } from './booking-card.js';
import { OrderInvoices } from './order-invoices.js';
import { OrderStanding } from './order-standing.js';
import { MissedSlotPanel } from './missed-slot-panel.js';
import { RefundAccountPanel } from './refund-account-panel.js';
import { TransferPanel } from './transfer-panel.js';
import { OrderChip } from './status-chip.js';

export const OrderDetails = ({ order, title }: { order: Order; title: string }) => (
  <div className="page-width min-h-dvh py-10 md:py-14">
    <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
      <h1>{title}</h1>
      <span role="status">
        <OrderChip order={order} />
      </span>
    </div>
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-5">
        <MissedSlotPanel order={order} />
        <RefundAccountPanel order={order} />
        <TransferPanel order={order} />
        <h2 className="sr-only">
          <FormattedMessage id="my-bookings.order.bookings" />
        </h2>
        {order.bookings.map((booking) => (
          <BookingCard key={booking.reference} booking={booking} />
        ))}
        {order.giftCards.map((card, index) => (
          <BoughtGiftCard key={index} card={card} />
        ))}
        {isPaid(order) && <AccountOffer order={order} />}
      </div>
      <OrderSide order={order} />
    </div>
  </div>
);

const BoughtGiftCard = ({ card: { amount, recipientName } }: { card: Order['giftCards'][number] }) => (
  <Card className="grid gap-1">
    <h3 className="text-lg">
      <FormattedMessage id="my-bookings.order.giftCard" values={{ amount: <MoneyText value={amount} /> }} />
    </h3>
    {recipientName !== null && (
      <p className="wrap-anywhere text-ink-soft">
        <FormattedMessage id="my-bookings.order.giftCard.for" values={{ name: recipientName }} />
      </p>
    )}
  </Card>
);

/** What gift cards paid of the total. */
const PaidByGiftCards = ({ means }: { means: Order['means'] }) =>
  means
    .filter(({ method }) => method === 'gift-card')
    .map(({ last4, amount }) => (
      <p key={last4} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <FormattedMessage id="my-bookings.order.means.gift-card" values={{ last4 }} />
        <MoneyText value={{ ...amount, amount: -amount.amount }} className="text-pine" />
      </p>
    ));

/** The discount that the order was placed with, beside the code. */
function OrderDiscount({ order: { discount, items } }: { order: Order }) {
  if (discount.amount === 0) return null;
  const code = items.find(({ kind }) => kind === 'discount')?.reason ?? '';
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <FormattedMessage id="my-bookings.order.discount" values={{ code }} />
      <MoneyText value={{ ...discount, amount: -discount.amount }} className="text-pine" />
    </p>
  );
}

const OrderSide = ({ order }: { order: Order }) => (
  <Card className="grid gap-4 max-lg:order-first lg:sticky lg:top-24">
    <OrderDiscount order={order} />
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
      <FormattedMessage id="my-bookings.order.total" />
      <MoneyText value={order.total} />
    </p>
    <PaidByGiftCards means={order.means} />
    <OrderStanding order={order} />
    {isPaid(order) && <OrderInvoices orderReference={order.reference} />}
    <PersonBlock title="my-bookings.order.customer" {...order.customer} name={<FullName of={order.customer} />} />
    {order.passenger && (
      <PersonBlock title="my-bookings.order.passenger" {...order.passenger}>
        <p className="mt-1 text-ink-soft">
          <FormattedMessage
            id={
              order.passenger.getsMails ? 'my-bookings.order.passenger.mailed' : 'my-bookings.order.passenger.notMailed'
            }
          />
        </p>
      </PersonBlock>
    )}
  </Card>
);

interface PersonBlockProps {
  title: string;
  name: ReactNode;
  email: string;
  phoneNumber: string;
  children?: ReactNode;
}

const PersonBlock = ({ title, name, email, phoneNumber, children }: PersonBlockProps) => (
  <div className="border-t border-line pt-4 text-sm">
    <h2 className="text-base">
      <FormattedMessage id={title} />
    </h2>
    <p className="wrap-anywhere">{name}</p>
    <p className="wrap-anywhere">{email}</p>
    <p>
      <PhoneText number={phoneNumber} />
    </p>
    {children}
  </div>
);
