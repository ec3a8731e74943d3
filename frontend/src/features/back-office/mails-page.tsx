import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { mailsQuery, type Mail } from './back-office.api.js';
import { MailStateChip } from './mail-state-chip.js';
import { mailsSearch } from './list-search.js';

const route = getRouteApi('/$lang/$currency/admin/mails');

/** The mails that the product wrote, the latest first. */
export function MailsPage() {
  const intl = useIntl();
  const search = mailsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const states = (['waiting', 'sent', 'returned', 'failed'] as const).map((value) => ({
    value,
    text: say(`back-office.mail.state.${value}`),
  }));
  return (
    <AdminList<Mail>
      title={say('back-office.nav.mails')}
      path="/admin/mails"
      search={search}
      query={mailsQuery(search)}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/mails/${id}`}
      searchLabel={say('back-office.mail.find')}
      views={[
        { text: say('back-office.mail.view.all'), search: {} },
        { text: say('back-office.mail.view.returned'), search: { state: 'returned' } },
        { text: say('back-office.mail.view.failed'), search: { state: 'failed' } },
      ]}
      filters={[
        { name: 'state', label: say('back-office.mail.state'), choices: states },
        { name: 'kind', label: say('back-office.mail.kind') },
      ]}
      columns={[
        {
          key: 'subject',
          title: say('back-office.mail.subject'),
          cell: ({ subject }) => subject ?? <FormattedMessage id="back-office.mail.confidential" />,
        },
        { key: 'recipient', title: say('back-office.mail.recipient'), cell: ({ recipient }) => recipient },
        { key: 'kind', title: say('back-office.mail.kind'), cell: ({ kind }) => kind },
        { key: 'state', title: say('back-office.mail.state'), cell: ({ state }) => <MailStateChip state={state} /> },
        {
          key: 'writtenAt',
          title: say('back-office.mail.writtenAt'),
          sort: 'writtenAt',
          align: 'end',
          cell: ({ writtenAt }) => <ShortMoment value={writtenAt} />,
        },
      ]}
      empty={<FormattedMessage id="back-office.mail.none" />}
    />
  );
}
