import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { ordersQuery, type Order } from './back-office.api.js';
import { ORDER_STATUSES, ordersSearch } from './list-search.js';
import { OrderStatusChip } from './order-status.js';

const route = getRouteApi('/$lang/$currency/admin/orders');

/** The orders, the latest first. */
export function OrdersPage() {
  const intl = useIntl();
  const search = ordersSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const statuses = ORDER_STATUSES.map((value) => ({ value, text: say(`back-office.order.status.${value}`) }));
  return (
    <AdminList<Order>
      title={say('back-office.nav.orders')}
      path="/admin/orders"
      search={search}
      query={ordersQuery(search, useSite())}
      rowKey={({ reference }) => reference}
      rowPath={({ reference }) => `/admin/orders/${reference}`}
      searchLabel={say('back-office.order.find')}
      views={[
        { text: say('back-office.order.view.all'), search: {} },
        { text: say('back-office.order.status.paid'), search: { status: 'paid' } },
        { text: say('back-office.order.status.awaiting-payment'), search: { status: 'awaiting-payment' } },
      ]}
      filters={[
        { name: 'status', label: say('back-office.order.status'), choices: statuses },
        { name: 'from', label: say('back-office.order.from'), kind: 'day' },
        { name: 'to', label: say('back-office.order.to'), kind: 'day' },
      ]}
      columns={[
        { key: 'reference', title: say('back-office.order.reference'), cell: ({ reference }) => reference },
        { key: 'customer', title: say('back-office.order.customer'), cell: ({ customer }) => customer },
        {
          key: 'status',
          title: say('back-office.order.status'),
          cell: ({ status }) => <OrderStatusChip status={status} />,
        },
        {
          key: 'bookings',
          title: say('back-office.order.bookings'),
          cell: ({ bookingReferences }) => intl.formatList(bookingReferences, { type: 'unit' }),
        },
        {
          key: 'startsAt',
          title: say('back-office.order.startsAt'),
          cell: ({ startsAt }) => startsAt !== null && <ShortMoment value={startsAt} />,
        },
        {
          key: 'placedAt',
          title: say('back-office.order.placedAt'),
          sort: 'placedAt',
          cell: ({ placedAt }) => <ShortMoment value={placedAt} />,
        },
        {
          key: 'total',
          title: say('back-office.order.total'),
          align: 'end',
          cell: ({ total }) => <MoneyText value={total} />,
        },
      ]}
      empty={<FormattedMessage id="back-office.order.none" />}
    />
  );
}
