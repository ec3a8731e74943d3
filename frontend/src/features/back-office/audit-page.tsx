import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { Changes, Who } from '../../shared/admin-record/timeline.js';
import { wordsOfCommand } from '../../shared/admin-record/words-of-command.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { auditQuery, type AuditRecord } from './back-office.api.js';
import { auditSearch } from './list-search.js';

const route = getRouteApi('/$lang/$currency/admin/audit');

/** Who changed what, the latest first. */
export function AuditPage() {
  const intl = useIntl();
  const search = auditSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const actors = (['person', 'visitor', 'job', 'integrator'] as const).map((value) => ({
    value,
    text: say(`back-office.audit.actor.${value}`),
  }));
  return (
    <AdminList<AuditRecord>
      title={say('back-office.nav.audit')}
      path="/admin/audit"
      search={search}
      query={auditQuery(search)}
      rowKey={({ id }) => id}
      searchLabel={say('back-office.audit.find')}
      views={[
        { text: say('back-office.audit.view.changes'), search: { changes: 'true' } },
        { text: say('back-office.audit.view.all'), search: {} },
      ]}
      filters={[
        { name: 'actorKind', label: say('back-office.audit.who'), choices: actors },
        { name: 'subjectType', label: say('back-office.audit.subjectType') },
        { name: 'from', label: say('back-office.audit.from'), kind: 'day' },
        { name: 'to', label: say('back-office.audit.to'), kind: 'day' },
      ]}
      columns={[
        { key: 'command', title: say('back-office.audit.what'), cell: ({ command }) => wordsOfCommand(command) },
        { key: 'actor', title: say('back-office.audit.who'), cell: ({ actor }) => <Who actor={actor} /> },
        {
          key: 'subject',
          title: say('back-office.audit.subject'),
          cell: ({ subject }) => subject && <span title={subject.id}>{`${subject.type} ${subject.id}`}</span>,
        },
        {
          key: 'changes',
          title: say('back-office.audit.changes'),
          cell: ({ content }) => <Changes content={content} />,
        },
        {
          key: 'at',
          title: say('back-office.audit.at'),
          sort: 'at',
          align: 'end',
          cell: ({ at }) => <ShortMoment value={at} />,
        },
      ]}
      empty={<FormattedMessage id="back-office.audit.none" />}
    />
  );
}
