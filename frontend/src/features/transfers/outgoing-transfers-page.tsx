import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { OutgoingChip } from './transfer-state.js';
import { outgoingTransfersQuery, type Outgoing } from './transfers.api.js';
import { OUTGOING_STATUSES, outgoingSearch } from './transfers-search.js';

const route = getRouteApi('/$lang/$currency/admin/outgoing-transfers');

/** The bank transfers that the team makes. */
export function OutgoingTransfersPage() {
  const intl = useIntl();
  const search = outgoingSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<Outgoing>
      title={say('transfers.outgoing.title')}
      path="/admin/outgoing-transfers"
      search={search}
      query={{ ...outgoingTransfersQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/outgoing-transfers/${id}`}
      searchLabel={say('transfers.outgoing.find')}
      views={[
        { text: say('transfers.view.all'), search: {} },
        { text: say('transfers.outgoing.status.ready'), search: { status: 'ready' } },
      ]}
      filters={[
        {
          name: 'status',
          label: say('transfers.state'),
          choices: OUTGOING_STATUSES.map((value) => ({
            value,
            text: say(`transfers.outgoing.status.${value}`),
          })),
        },
      ]}
      columns={[
        {
          key: 'order',
          title: say('transfers.order'),
          cell: ({ orderReference, kind }) => orderReference ?? say(`transfers.outgoing.kind.${kind}`),
        },
        {
          key: 'status',
          title: say('transfers.state'),
          cell: ({ status }) => <OutgoingChip status={status} />,
        },
        { key: 'holder', title: say('transfers.holder'), cell: ({ holder }) => holder },
        { key: 'iban', title: say('transfers.iban'), cell: ({ iban }) => iban },
        {
          key: 'amount',
          title: say('transfers.amount'),
          sort: 'amount',
          align: 'end',
          cell: ({ amount }) => <MoneyText value={amount} />,
        },
        {
          key: 'requestedAt',
          title: say('transfers.outgoing.requestedAt'),
          sort: 'requestedAt',
          align: 'end',
          cell: ({ requestedAt }) => <ShortMoment value={requestedAt} />,
        },
      ]}
      empty={<FormattedMessage id="transfers.outgoing.none" />}
    />
  );
}
