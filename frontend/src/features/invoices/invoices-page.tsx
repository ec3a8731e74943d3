import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { formatDay } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import { AccountantFile } from './accountant-file.js';
import { invoicesQuery, type Invoice } from './invoices.api.js';
import { invoicesSearch, KINDS } from './invoices-search.js';

const route = getRouteApi('/$lang/$currency/admin/invoices');

/** The invoices and credit notes, the latest first. */
export function InvoicesPage() {
  const intl = useIntl();
  const search = invoicesSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<Invoice>
      title={say('invoices.title')}
      path="/admin/invoices"
      search={search}
      query={{ ...invoicesQuery(search, useSite()), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/invoices/${id}`}
      searchLabel={say('invoices.find')}
      aside={<AccountantFile />}
      views={[
        { text: say('invoices.view.all'), search: {} },
        { text: say('invoices.view.creditNotes'), search: { kind: 'credit-note' } },
      ]}
      filters={[
        {
          name: 'kind',
          label: say('invoices.kind'),
          choices: KINDS.map((value) => ({ value, text: say(`invoices.kind.${value}`) })),
        },
        { name: 'from', label: say('invoices.from'), kind: 'day' },
        { name: 'to', label: say('invoices.to'), kind: 'day' },
      ]}
      columns={[
        { key: 'number', title: say('invoices.number'), sort: 'number', cell: ({ number }) => number },
        { key: 'kind', title: say('invoices.kind'), cell: ({ kind }) => say(`invoices.kind.${kind}`) },
        {
          key: 'issuedOn',
          title: say('invoices.issuedOn'),
          sort: 'issuedOn',
          cell: ({ issuedOn }) => formatDay(issuedOn, intl.locale, 'short'),
        },
        { key: 'order', title: say('invoices.order'), cell: ({ orderReference }) => orderReference },
        { key: 'customer', title: say('invoices.customer'), cell: ({ customer }) => customer },
        {
          key: 'total',
          title: say('invoices.total'),
          align: 'end',
          cell: ({ total }) => <MoneyText value={total} />,
        },
      ]}
      empty={<FormattedMessage id="invoices.none" />}
    />
  );
}
