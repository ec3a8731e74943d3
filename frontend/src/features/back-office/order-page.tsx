import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { fullNameOf } from '../../i18n/full-name.js';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import { LanguageName, Party, When } from '../../shared/booking-view/booked-tour-facts.js';
import { ContactLink } from '../../ui/text/contact-link.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { orderQuery, type OrderRecord } from './back-office.api.js';
import { MoveMeetingPoint } from './move-meeting-point.js';
import { BuyTickets, CancelForCompany, RefundOrder, TeamRefunds } from './order-actions.js';
import { BookingStatusChip, OrderStatusChip } from './order-status.js';

const route = getRouteApi('/$lang/$currency/admin/orders/$reference');

export function OrderPage() {
  const { reference } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/orders', text: intl.formatMessage({ id: 'back-office.nav.orders' }) };
  const read = useQuery({ ...orderQuery(reference, useSite()), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(order) => (
        <AdminRecord
          title={order.reference}
          back={back}
          state={<OrderStatusChip status={order.status} />}
          facts={factsOf(order, intl)}
          subject={{ type: 'order', id: order.reference }}
          actions={<RefundOrder order={order} />}
        >
          <Lines order={order} />
          {order.payment && <Payment payment={order.payment} />}
          <TeamRefunds order={order} />
          {order.bookings.map((booking) => (
            <Booking key={booking.reference} booking={booking} />
          ))}
        </AdminRecord>
      )}
    </RecordPage>
  );
}

const name = (key: string) => <FormattedMessage id={`back-office.order.${key}`} />;
const told = (key: string, value: string | null | undefined): readonly RecordFact[] =>
  value ? [{ name: name(key), value }] : [];
const at = (key: string, value: string | null): readonly RecordFact[] =>
  value === null ? [] : [{ name: name(key), value: <ShortMoment value={value} /> }];

function factsOf(order: OrderRecord, intl: IntlShape): readonly RecordFact[] {
  const { customer, passenger, billing, userId, status, closeReason, replacedBy } = order;
  return [
    {
      name: name('customer'),
      value: (
        <>
          {fullNameOf(customer, intl)}
          {userId !== null && (
            <>
              {' · '}
              <Link to={`/admin/users/${userId}`} className={textLink}>
                {name('account')}
              </Link>
            </>
          )}
        </>
      ),
    },
    { name: name('email'), value: <ContactLink way={customer.email} className={textLink} /> },
    { name: name('phone'), value: <ContactLink way={customer.phoneNumber} className={textLink} /> },
    ...told('passenger', passenger && intl.formatList([passenger.name, passenger.phoneNumber], { type: 'unit' })),
    ...told('company', billing?.companyName),
    { name: name('language'), value: languageName(order.language, intl) },
    { name: name('total'), value: <MoneyText value={order.total} /> },
    ...at('placedAt', order.placedAt),
    ...at('paidAt', order.paidAt),
    ...(status === 'awaiting-payment' ? at('expiresAt', order.expiresAt) : []),
    ...(closeReason === null
      ? []
      : [
          {
            name: name('closeReason'),
            value: <FormattedMessage id={`back-office.order.closeReason.${closeReason}`} />,
          },
        ]),
    ...(replacedBy === undefined
      ? []
      : [
          {
            name: name('replacedBy'),
            value: (
              <Link to={`/admin/orders/${replacedBy}`} className={textLink}>
                {replacedBy}
              </Link>
            ),
          },
        ]),
  ];
}

const row = 'flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5 first:border-t-0';

const Lines = ({ order: { items, total } }: { order: OrderRecord }) => (
  <RecordSection title={name('lines')}>
    <ul className="text-sm">
      {items.map(({ id, kind, bookingReference, amount, refunded }) => (
        <li key={id} className={row}>
          <span>
            <FormattedMessage id={`back-office.order.line.${kind}`} />
            {bookingReference !== null && <span className="text-ink-soft"> · {bookingReference}</span>}
          </span>
          <span className="text-end">
            <MoneyText value={amount} />
            {refunded.amount !== 0 && (
              <span className="block text-ink-soft">
                <FormattedMessage id="back-office.order.refunded" values={{ amount: <MoneyText value={refunded} /> }} />
              </span>
            )}
          </span>
        </li>
      ))}
      <li className={`${row} font-medium`}>
        <span>{name('total')}</span>
        <MoneyText value={total} />
      </li>
    </ul>
  </RecordSection>
);

const Payment = ({ payment }: { payment: NonNullable<OrderRecord['payment']> }) => (
  <RecordSection title={name('payment')}>
    <ul className="text-sm">
      <li className={row}>
        <span>
          <FormattedMessage id={`back-office.order.gateway.${payment.gateway}`} />
        </span>
        <span>
          <FormattedMessage id={`back-office.order.payment.${payment.status}`} />
        </span>
      </li>
      {payment.refunds.map((refund) => (
        <li key={`${refund.at} ${refund.amount.amount}`} className={row}>
          <span>
            <FormattedMessage id={`back-office.order.refund.${refund.status}`} />
            <span className="text-ink-soft">
              {' · '}
              <ShortMoment value={refund.at} />
              {' · '}
              <FormattedMessage id={`back-office.order.refund.reason.${refund.reason}`} />
            </span>
          </span>
          <MoneyText value={refund.amount} />
        </li>
      ))}
    </ul>
  </RecordSection>
);

/** Included entrance tickets, bought or not. */
function Tickets({ booking: { tickets, ticketsBoughtAt } }: { booking: OrderRecord['bookings'][number] }) {
  if (!tickets?.included) return null;
  const { place } = tickets;
  return (
    <p>
      {ticketsBoughtAt === null ? (
        <FormattedMessage id="back-office.booking.tickets.toBuy" values={{ place }} />
      ) : (
        <FormattedMessage
          id="back-office.booking.tickets.bought"
          values={{ place, at: <ShortMoment value={ticketsBoughtAt} /> }}
        />
      )}
    </p>
  );
}

function Booking({ booking }: { booking: OrderRecord['bookings'][number] }) {
  const { reference, title, status, client, guide, specialRequirements, cancellation, price } = booking;
  return (
    <RecordSection title={<span id={reference}>{reference}</span>} aside={<BookingStatusChip status={status} />}>
      <div className="grid gap-0.5 text-sm">
        <p className="font-medium">
          {title} · {booking.city}
        </p>
        <p className="first-letter:uppercase">
          <When {...booking} />
        </p>
        <p className="text-ink-soft">
          <Party travellers={booking.travellers} />
          {' · '}
          <LanguageName code={booking.guideLanguage} />
          {' · '}
          <MoneyText value={price} />
        </p>
        <p className="wrap-anywhere text-ink-soft">
          <FormattedMessage id="back-office.booking.client" values={{ name: client.name, phone: client.phone }} />
        </p>
        {guide && (
          <p className="text-ink-soft">
            <FormattedMessage id="back-office.booking.guide" values={{ name: guide.name, contact: guide.contact }} />
          </p>
        )}
        {specialRequirements !== null && <p className="whitespace-pre-line">{specialRequirements}</p>}
        <Tickets booking={booking} />
        {cancellation && (
          <p className="text-ink-soft">
            <FormattedMessage
              id="back-office.booking.cancelled"
              values={{
                at: <ShortMoment value={cancellation.at} />,
                by: cancellation.by,
                refund: <MoneyText value={cancellation.refund} />,
              }}
            />
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <MoveMeetingPoint booking={booking} />
        <CancelForCompany booking={booking} />
        <BuyTickets booking={booking} />
        <Link to={`/bookings/${reference}`} className={`text-sm ${textLink}`}>
          <FormattedMessage id="back-office.booking.asCustomer" />
        </Link>
      </div>
    </RecordSection>
  );
}
