import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { NewTour } from './new-tour.js';
import { TourStatusChip } from './tour-status.js';
import { choicesQuery, toursQuery, type TourRow } from './tours.api.js';
import { KINDS, STATUSES, toursSearch } from './tours-search.js';

const route = getRouteApi('/$lang/$currency/admin/tours');

/** The tours, those changed last first. */
export function ToursPage() {
  const intl = useIntl();
  const site = useSite();
  const search = toursSearch(route.useSearch());
  const { data: cities = [] } = useQuery(choicesQuery('city', site));
  const { data: categories = [] } = useQuery(choicesQuery('category', site));
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <AdminList<TourRow>
      title={say('tour-desk.title')}
      path="/admin/tours"
      search={search}
      query={{ ...toursQuery(search), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/tours/${id}`}
      searchLabel={say('tour-desk.find')}
      aside={<NewTour />}
      views={[
        { text: say('tour-desk.view.all'), search: {} },
        { text: say('tour-desk.view.drafts'), search: { status: 'draft' } },
        { text: say('tour-desk.view.onSale'), search: { status: 'published' } },
      ]}
      filters={[
        {
          name: 'status',
          label: say('tour-desk.status'),
          choices: STATUSES.map((value) => ({ value, text: say(`tour-desk.status.${value}`) })),
        },
        {
          name: 'kind',
          label: say('tour-desk.kind'),
          choices: KINDS.map((value) => ({ value, text: say(`tour-desk.kind.${value}`) })),
        },
        {
          name: 'city',
          label: say('tour-desk.city'),
          choices: cities.map(({ slug: value, title: text }) => ({ value, text })),
        },
        {
          name: 'category',
          label: say('tour-desk.categories'),
          choices: categories.map(({ slug: value, title: text }) => ({ value, text })),
        },
      ]}
      columns={[
        { key: 'title', title: say('tour-desk.tour'), sort: 'slug', cell: ({ title }) => title },
        { key: 'city', title: say('tour-desk.city'), cell: ({ city }) => city },
        { key: 'status', title: say('tour-desk.status'), cell: ({ status }) => <TourStatusChip status={status} /> },
        { key: 'kind', title: say('tour-desk.kind'), cell: ({ kind }) => say(`tour-desk.kind.${kind}`) },
        {
          key: 'price',
          title: say('tour-desk.priceForTwo'),
          align: 'end',
          cell: ({ priceForTwo, currency }) =>
            priceForTwo !== null && <MoneyText value={{ amount: priceForTwo, currency }} />,
        },
        {
          key: 'languages',
          title: say('tour-desk.languages'),
          align: 'end',
          cell: ({ languages }) => intl.formatNumber(languages.length),
        },
        {
          key: 'changedAt',
          title: say('tour-desk.changedAt'),
          sort: 'changedAt',
          align: 'end',
          cell: ({ changedAt }) => <ShortMoment value={changedAt} />,
        },
      ]}
      empty={<FormattedMessage id="tour-desk.none" />}
    />
  );
}
