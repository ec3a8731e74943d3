import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, NATIVE_NAMES } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { Link } from '../../ui/text/link.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { entriesQuery, type EntryRow } from './content.api.js';
import { contentSearch, KINDS, STATES } from './content-search.js';
import { EntryStateChip } from './entry-state.js';
import { NewEntry } from './new-entry.js';

const route = getRouteApi('/$lang/$currency/admin/content');

/** The texts of the site, those changed last first. */
export function ContentPage() {
  const intl = useIntl();
  const site = useSite();
  const search = contentSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const languages = LOCALES.filter((each) => each !== 'en_US').map((value) => ({ value, text: NATIVE_NAMES[value] }));
  return (
    <AdminList<EntryRow>
      title={say('content-desk.title')}
      path="/admin/content"
      search={search}
      query={{ ...entriesQuery(search, site), staleTime: 0 }}
      rowKey={({ kind, slug }) => `${kind}/${slug}`}
      rowPath={({ kind, slug }) => `/admin/content/${kind}/${slug}`}
      searchLabel={say('content-desk.find')}
      aside={
        <div className="flex flex-wrap items-center gap-4">
          <Link to="/admin/translations" className={textLink}>
            <FormattedMessage id="content-desk.translations" />
          </Link>
          <NewEntry />
        </div>
      }
      views={[
        { text: say('content-desk.view.all'), search: {} },
        { text: say('content-desk.view.changed'), search: { state: 'changed' } },
        { text: say('content-desk.view.scheduled'), search: { state: 'scheduled' } },
      ]}
      filters={[
        {
          name: 'kind',
          label: say('content-desk.kind'),
          choices: KINDS.map((value) => ({ value, text: say(`content-desk.kind.${value}`) })),
        },
        {
          name: 'state',
          label: say('content-desk.state'),
          choices: STATES.map((value) => ({ value, text: say(`content-desk.state.${value}`) })),
        },
        { name: 'missingIn', label: say('content-desk.missingIn'), choices: languages },
        { name: 'outdatedIn', label: say('content-desk.outdatedIn'), choices: languages },
      ]}
      columns={[
        { key: 'title', title: say('content-desk.name'), sort: 'slug', cell: ({ title }) => title },
        { key: 'kind', title: say('content-desk.kind'), cell: ({ kind }) => say(`content-desk.kind.${kind}`) },
        { key: 'state', title: say('content-desk.state'), cell: ({ state }) => <EntryStateChip state={state} /> },
        {
          key: 'languages',
          title: say('content-desk.languages'),
          align: 'end',
          cell: ({ languages: { length } }) => intl.formatNumber(length),
        },
        {
          key: 'changedAt',
          title: say('content-desk.changedAt'),
          sort: 'changedAt',
          align: 'end',
          cell: ({ changedAt }) => <ShortMoment value={changedAt} />,
        },
      ]}
      empty={<FormattedMessage id="content-desk.none" />}
    />
  );
}
