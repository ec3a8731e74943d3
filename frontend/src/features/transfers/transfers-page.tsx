import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { ImportStatement } from './import-statement.js';
import { RecordTransfer } from './record-transfer.js';
import { TransferChip } from './transfer-state.js';
import { transfersQuery, type Transfer } from './transfers.api.js';
import { STATUSES, transfersSearch } from './transfers-search.js';

const route = getRouteApi('/$lang/$currency/admin/transfers');

/** The bank transfers that came in, the newest first. */
export function TransfersPage() {
  const intl = useIntl();
  const search = transfersSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<Transfer>
      title={say('transfers.title')}
      path="/admin/transfers"
      search={search}
      query={{ ...transfersQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/transfers/${id}`}
      searchLabel={say('transfers.find')}
      aside={
        <div className="flex flex-wrap items-start gap-2">
          <ButtonLink look="secondary" to="/admin/outgoing-transfers" className="min-h-9 px-4 py-1 text-sm">
            <FormattedMessage id="transfers.outgoing.title" />
          </ButtonLink>
          <ImportStatement />
          <RecordTransfer />
        </div>
      }
      views={[
        { text: say('transfers.view.all'), search: {} },
        { text: say('transfers.view.unknown'), search: { status: 'unknown' } },
        { text: say('transfers.view.overpaid'), search: { status: 'overpaid' } },
      ]}
      filters={[
        {
          name: 'status',
          label: say('transfers.state'),
          choices: STATUSES.map((value) => ({ value, text: say(`transfers.status.${value}`) })),
        },
      ]}
      columns={[
        {
          key: 'payer',
          title: say('transfers.payer'),
          cell: ({ payerName, text }) => payerName ?? text,
        },
        {
          key: 'status',
          title: say('transfers.state'),
          cell: ({ status }) => <TransferChip status={status} />,
        },
        {
          key: 'orders',
          title: say('transfers.orders'),
          cell: ({ parts }) => parts.map(({ orderReference }) => orderReference).join(', '),
        },
        {
          key: 'amount',
          title: say('transfers.amount'),
          sort: 'amount',
          align: 'end',
          cell: ({ amount }) => <MoneyText value={amount} />,
        },
        {
          key: 'rest',
          title: say('transfers.rest'),
          align: 'end',
          cell: ({ rest }) => rest.amount > 0 && <MoneyText value={rest} />,
        },
        {
          key: 'recordedAt',
          title: say('transfers.recordedAt'),
          sort: 'recordedAt',
          align: 'end',
          cell: ({ recordedAt }) => <ShortMoment value={recordedAt} />,
        },
      ]}
      empty={<FormattedMessage id="transfers.none" />}
    />
  );
}
