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
  const say = (id: string): string => intl.formatMessage({ id: `back-office.ledger.${id}` });
  return (
    <AdminList<Posting>
      title={say('postings')}
      path="/admin/ledger/postings"
      search={search}
      query={{ ...postingsQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      searchLabel={say('orderReference')}
      aside={
        <ButtonLink look="secondary" to="/admin/ledger" className="min-h-9 px-4 py-1 text-sm">
          {say('title')}
        </ButtonLink>
      }
      filters={[
        {
          name: 'account',
          label: say('account'),
          choices: ACCOUNTS.map((value) => ({ value, text: say(`account.${value}`) })),
        },
        { name: 'currency', label: say('currency'), choices: CURRENCIES.map((value) => ({ value, text: value })) },
      ]}
      columns={[
        {
          key: 'kind',
          title: say('kind'),
          cell: ({ kind }) => say(`kind.${kind}`),
        },
        { key: 'account', title: say('account'), cell: ({ account }) => say(`account.${account}`) },
        {
          key: 'order',
          title: say('orderReference'),
          cell: ({ orderReference }) =>
            orderReference !== null && (
              <Link to={`/admin/ledger/orders/${orderReference}`} className={textLink}>
                {orderReference}
              </Link>
            ),
        },
        {
          key: 'amount',
          title: say('amount'),
          sort: 'amount',
          align: 'end',
          cell: ({ amount }) => <MoneyText value={amount} />,
        },
        {
          key: 'postedAt',
          title: say('postedAt'),
          sort: 'postedAt',
          align: 'end',
          cell: ({ postedAt }) => <ShortMoment value={postedAt} />,
        },
      ]}
      empty={<FormattedMessage id="back-office.ledger.none" />}
    />
  );
}
