import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import type { ListColumn } from '../../shared/admin-list/admin-list.types.js';
import { Chip } from '../../ui/display/chip.js';
import { Ago } from '../../ui/text/ago-text.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { MoneyText } from '../../ui/text/money.js';
import { Person } from './work-item-facts.js';
import { KINDS, kindText, subjectText } from './work-item-words.js';
import { workItemsQuery, type WorkItem } from './work-items.api.js';
import { workItemsSearch } from './work-items-search.js';

const route = getRouteApi('/$lang/$currency/admin/work-items');

/** The queue of the team: what is due first, then what has waited longest. */
export function WorkItemsPage() {
  const intl = useIntl();
  const search = workItemsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<WorkItem>
      title={say('work-items.title')}
      path="/admin/work-items"
      search={search}
      query={{ ...workItemsQuery(search), staleTime: 0, refetchOnWindowFocus: 'always' }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/work-items/${id}`}
      hasRowKeys
      aside={
        <p className="text-sm text-ink-soft max-md:hidden">
          <FormattedMessage id="work-items.keys" />
        </p>
      }
      searchLabel={say('work-items.find')}
      views={[
        { text: say('work-items.view.open'), search: {} },
        { text: say('work-items.view.mine'), search: { assigned: 'me' } },
        { text: say('work-items.view.nobody'), search: { assigned: 'nobody' } },
        { text: say('work-items.view.overdue'), search: { overdue: 'true' } },
        { text: say('work-items.view.resolved'), search: { state: 'resolved', sort: '-resolvedAt' } },
      ]}
      filters={[
        {
          name: 'state',
          label: say('work-items.filter.state'),
          choices: [
            { value: 'open', text: say('work-items.state.open') },
            { value: 'resolved', text: say('work-items.state.resolved') },
          ],
        },
        {
          name: 'kind',
          label: say('work-items.filter.kind'),
          choices: KINDS.map((value) => ({ value, text: kindText(value, intl) })),
        },
        {
          name: 'assigned',
          label: say('work-items.filter.assigned'),
          choices: [
            { value: 'me', text: say('work-items.assigned.me') },
            { value: 'nobody', text: say('work-items.assigned.nobody') },
          ],
        },
        {
          name: 'overdue',
          label: say('work-items.filter.overdue'),
          choices: [{ value: 'true', text: say('work-items.overdue') }],
        },
      ]}
      columns={columnsOf(say, search.state === 'resolved')}
      empty={<FormattedMessage id="work-items.empty" />}
    />
  );
}

const columnsOf = (say: (id: string) => string, isResolved: boolean): readonly ListColumn<WorkItem>[] => [
  { key: 'what', title: say('work-items.column.what'), cell: (item) => <What item={item} /> },
  { key: 'about', title: say('work-items.column.about'), cell: (item) => <About item={item} /> },
  {
    key: 'assigned',
    title: say('work-items.column.assigned'),
    cell: ({ assignedTo }) => (assignedTo ? <Person person={assignedTo} /> : '—'),
  },
  {
    key: 'due',
    title: say('work-items.column.due'),
    sort: 'dueAt',
    align: 'end',
    cell: ({ dueAt }) => (dueAt === undefined ? '—' : <ShortMoment value={dueAt} />),
  },
  isResolved
    ? {
        key: 'resolved',
        title: say('work-items.column.resolved'),
        sort: 'resolvedAt',
        align: 'end',
        cell: ({ resolution }) => (resolution ? <ShortMoment value={resolution.at} /> : '—'),
      }
    : {
        key: 'raised',
        title: say('work-items.column.raised'),
        sort: 'raisedAt',
        align: 'end',
        cell: ({ raisedAt }) => <Ago instant={raisedAt} />,
      },
];

function What({ item: { kind, isOverdue } }: { item: WorkItem }) {
  const intl = useIntl();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {kindText(kind, intl)}
      {isOverdue && (
        <Chip tone="bad">
          <FormattedMessage id="work-items.overdue" />
        </Chip>
      )}
    </span>
  );
}

function About({ item }: { item: WorkItem }) {
  const intl = useIntl();
  const { amount, tour, name } = item.facts;
  return (
    <span className="md:block md:max-w-[20rem] md:truncate">
      {subjectText(item, intl)}
      {typeof amount === 'object' && (
        <>
          {' · '}
          <MoneyText value={amount} />
        </>
      )}
      {[tour, name].map((text) => typeof text === 'string' && ` · ${text}`)}
    </span>
  );
}
