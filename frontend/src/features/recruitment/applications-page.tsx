import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { fullNameOf } from '../../i18n/full-name.js';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { ApplicationStateChip } from './application-state.js';
import { applicationsSearch, STATES } from './applications-search.js';
import { applicationsQuery, type Application } from './applications.api.js';

const route = getRouteApi('/$lang/$currency/admin/applications');

/** The applications of guides, the latest change first. */
export function ApplicationsPage() {
  const intl = useIntl();
  const { locale } = useSite();
  const search = applicationsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<Application>
      title={say('recruitment.team.heading')}
      path="/admin/applications"
      search={search}
      query={applicationsQuery(search, locale)}
      rowKey={({ userId }) => userId}
      rowPath={({ userId }) => `/admin/applications/${userId}`}
      views={[
        { text: say('recruitment.team.view.all'), search: {} },
        { text: say('recruitment.team.view.waiting'), search: { state: 'pending-review', sort: 'submittedAt' } },
      ]}
      filters={[
        {
          name: 'state',
          label: say('recruitment.team.state'),
          choices: STATES.map((value) => ({ value, text: say(`recruitment.team.state.${value}`) })),
        },
      ]}
      columns={[
        { key: 'name', title: say('recruitment.team.name'), cell: (person) => fullNameOf(person, intl) },
        {
          key: 'state',
          title: say('recruitment.team.state'),
          cell: ({ state }) => <ApplicationStateChip state={state} />,
        },
        { key: 'city', title: say('recruitment.team.city'), cell: ({ city }) => city ?? '' },
        {
          key: 'languages',
          title: say('recruitment.team.languages'),
          cell: ({ languages }) =>
            intl.formatList(
              languages.map((language) => languageName(language, intl)),
              { type: 'unit' },
            ),
        },
        {
          key: 'submittedAt',
          title: say('recruitment.team.submittedAt'),
          sort: 'submittedAt',
          cell: ({ submittedAt }) => submittedAt !== null && <ShortMoment value={submittedAt} />,
        },
        {
          key: 'changedAt',
          title: say('recruitment.team.changedAt'),
          sort: 'changedAt',
          align: 'end',
          cell: ({ changedAt }) => <ShortMoment value={changedAt} />,
        },
      ]}
      empty={<FormattedMessage id="recruitment.team.none" />}
    />
  );
}
