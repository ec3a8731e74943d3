import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { Chip } from '../../ui/display/chip.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { conversationsQuery, type ConversationRow } from './conversations.api.js';
import { ASSIGNED, conversationsSearch, KINDS, STATES } from './conversations-search.js';

const route = getRouteApi('/$lang/$currency/admin/conversations');

/** The inbox of the team. */
export function ConversationInboxPage() {
  const intl = useIntl();
  const search = conversationsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<ConversationRow>
      title={say('conversations.desk.title')}
      path="/admin/conversations"
      search={search}
      query={conversationsQuery(search)}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/conversations/${id}`}
      searchLabel={say('conversations.desk.search')}
      views={[
        { text: say('conversations.desk.view.all'), search: {} },
        { text: say('conversations.desk.state.waiting'), search: { state: 'waiting', sort: 'waitingSince' } },
        { text: say('conversations.desk.assigned.me'), search: { assigned: 'me' } },
      ]}
      filters={[
        {
          name: 'state',
          label: say('conversations.desk.state'),
          choices: STATES.map((value) => ({ value, text: say(`conversations.desk.state.${value}`) })),
        },
        {
          name: 'kind',
          label: say('conversations.desk.kind'),
          choices: KINDS.map((value) => ({ value, text: say(`conversations.desk.kind.${value}`) })),
        },
        {
          name: 'assigned',
          label: say('conversations.desk.assignee'),
          choices: ASSIGNED.map((value) => ({ value, text: say(`conversations.desk.assigned.${value}`) })),
        },
      ]}
      columns={[
        {
          key: 'reference',
          title: say('conversations.desk.about'),
          cell: ({ kind, bookingReference }) => bookingReference ?? say(`conversations.desk.kind.${kind}`),
        },
        {
          key: 'customer',
          title: say('conversations.side.customer'),
          cell: ({ customerName }) => customerName || say('conversations.desk.unnamed'),
        },
        {
          key: 'last',
          title: say('conversations.desk.last'),
          cell: ({ lastAuthorName, lastText }) => (
            <span className="line-clamp-1 max-w-[28rem] wrap-anywhere">
              {lastAuthorName && `${lastAuthorName}: `}
              {lastText}
            </span>
          ),
        },
        {
          key: 'waitingSince',
          title: say('conversations.desk.waitingSince'),
          sort: 'waitingSince',
          cell: ({ waitingSince }) =>
            waitingSince && (
              <Chip tone="notice">
                <ShortMoment value={waitingSince} />
              </Chip>
            ),
        },
        {
          key: 'lastAt',
          title: say('conversations.desk.lastAt'),
          sort: 'lastAt',
          cell: ({ lastAt }) => <ShortMoment value={lastAt} />,
        },
      ]}
      empty={<FormattedMessage id="conversations.desk.none" />}
    />
  );
}
