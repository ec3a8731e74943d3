import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { CURRENCIES } from '../../i18n/locales.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { postingsQuery, type Posting } from './ledger.api.js';
import { ACCOUNTS, postingsSearch } from './ledger-search.js';

const route = getRouteApi('/$lang/$currency/admin/ledger/postings');

/** The lines of the ledger, the newest first. */
export function PostingsPage() {
  const intl = useIntl();
  const search = postingsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<Posting>
      title={say('ledger-desk.postings')}
      path="/admin/ledger/postings"
      search={search}
      query={{ ...postingsQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      searchLabel={say('ledger-desk.orderReference')}
      aside={
        <ButtonLink look="secondary" to="/admin/ledger" className="min-h-9 px-4 py-1 text-sm">
          {say('ledger-desk.title')}
        </ButtonLink>
      }
      filters={[
        {
          name: 'account',
          label: say('ledger-desk.account'),
          choices: ACCOUNTS.map((value) => ({ value, text: say(`ledger-desk.account.${value}`) })),
        },
        {
          name: 'currency',
          label: say('ledger-desk.currency'),
          choices: CURRENCIES.map((value) => ({ value, text: value })),
        },
      ]}
      columns={[
        {
          key: 'kind',
          title: say('ledger-desk.kind'),
          cell: ({ kind }) => say(`ledger-desk.kind.${kind}`),
        },
        {
          key: 'account',
          title: say('ledger-desk.account'),
          cell: ({ account }) => say(`ledger-desk.account.${account}`),
        },
        {
          key: 'order',
          title: say('ledger-desk.orderReference'),
          cell: ({ orderReference }) =>
            orderReference !== null && (
              <Link to={`/admin/ledger/orders/${orderReference}`} className={textLink}>
                {orderReference}
              </Link>
            ),
        },
        {
          key: 'amount',
          title: say('ledger-desk.amount'),
          sort: 'amount',
          align: 'end',
          cell: ({ amount }) => <MoneyText value={amount} />,
        },
        {
          key: 'postedAt',
          title: say('ledger-desk.postedAt'),
          sort: 'postedAt',
          align: 'end',
          cell: ({ postedAt }) => <ShortMoment value={postedAt} />,
        },
      ]}
      empty={<FormattedMessage id="ledger-desk.none" />}
    />
  );
}
