import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { giftCardsQuery, type GiftCardRow } from './gift-card-desk.api.js';
import { GiftCardStateChip } from './gift-card-state.js';
import { giftCardsSearch, ORIGINS, STATES } from './gift-cards-search.js';

const route = getRouteApi('/$lang/$currency/admin/gift-cards');

/** The gift cards with what is left on them, the latest first. */
export function GiftCardsPage() {
  const intl = useIntl();
  const search = giftCardsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<GiftCardRow>
      title={say('gift-card-desk.title')}
      path="/admin/gift-cards"
      search={search}
      query={{ ...giftCardsQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/gift-cards/${id}`}
      searchLabel={say('gift-card-desk.find')}
      views={[
        { text: say('gift-card-desk.view.all'), search: {} },
        { text: say('gift-card-desk.view.active'), search: { state: 'active' } },
        { text: say('gift-card-desk.view.compensation'), search: { origin: 'compensation' } },
      ]}
      filters={[
        {
          name: 'state',
          label: say('gift-card-desk.state'),
          choices: STATES.map((value) => ({ value, text: say(`gift-card-desk.state.${value}`) })),
        },
        {
          name: 'origin',
          label: say('gift-card-desk.origin'),
          choices: ORIGINS.map((value) => ({ value, text: say(`gift-card-desk.origin.${value}`) })),
        },
      ]}
      columns={[
        { key: 'code', title: say('gift-card-desk.code'), cell: ({ last4 }) => `···· ${last4}` },
        {
          key: 'state',
          title: say('gift-card-desk.state'),
          cell: ({ state }) => <GiftCardStateChip state={state} />,
        },
        {
          key: 'balance',
          title: say('gift-card-desk.balance'),
          sort: 'balance',
          align: 'end',
          cell: ({ balance: amount, currency }) => <MoneyText value={{ amount, currency }} />,
        },
        {
          key: 'amount',
          title: say('gift-card-desk.amount'),
          align: 'end',
          cell: ({ amount, currency }) => <MoneyText value={{ amount, currency }} />,
        },
        { key: 'order', title: say('gift-card-desk.order'), cell: ({ orderReference }) => orderReference },
        { key: 'buyer', title: say('gift-card-desk.buyer'), cell: ({ buyerName }) => buyerName },
        { key: 'recipient', title: say('gift-card-desk.recipient'), cell: ({ recipientName }) => recipientName },
        {
          key: 'issuedAt',
          title: say('gift-card-desk.issuedAt'),
          sort: 'issuedAt',
          cell: ({ issuedAt }) => <ShortMoment value={issuedAt} />,
        },
        {
          key: 'expiresAt',
          title: say('gift-card-desk.expiresAt'),
          sort: 'expiresAt',
          cell: ({ expiresAt }) => <ShortMoment value={expiresAt} />,
        },
      ]}
      empty={<FormattedMessage id="gift-card-desk.none" />}
    />
  );
}
