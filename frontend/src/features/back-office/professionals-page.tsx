import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { fullNameOf } from '../../i18n/full-name.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { professionalsQuery, type Professional } from './back-office.api.js';
import { professionalsSearch } from './list-search.js';
import { ProfessionalStateChip } from './professional-state.js';

const route = getRouteApi('/$lang/$currency/admin/professionals');

/** Whole hours until now. */
const hoursSince = (instant: string): number => Math.floor((serverNow() - Date.parse(instant)) / 3_600_000);

/** The professionals, who has waited longest first. */
export function ProfessionalsPage() {
  const intl = useIntl();
  const search = professionalsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const states = (['pending', 'validated', 'rejected'] as const).map((value) => ({
    value,
    text: say(`back-office.professional.state.${value}`),
  }));
  return (
    <AdminList<Professional>
      title={say('back-office.nav.professionals')}
      path="/admin/professionals"
      search={search}
      query={professionalsQuery(search)}
      rowKey={({ userId }) => userId}
      rowPath={({ userId }) => `/admin/professionals/${userId}`}
      views={[
        { text: say('back-office.professional.view.all'), search: {} },
        { text: say('back-office.professional.view.pending'), search: { state: 'pending' } },
      ]}
      filters={[{ name: 'state', label: say('back-office.professional.state'), choices: states }]}
      columns={[
        {
          key: 'company',
          title: say('back-office.professional.company'),
          cell: ({ companyName, ...person }) => companyName ?? fullNameOf(person, intl),
        },
        { key: 'name', title: say('back-office.professional.name'), cell: (person) => fullNameOf(person, intl) },
        {
          key: 'state',
          title: say('back-office.professional.state'),
          cell: ({ state }) => <ProfessionalStateChip state={state} />,
        },
        {
          key: 'waitingSince',
          title: say('back-office.professional.waitingSince'),
          sort: 'waitingSince',
          cell: ({ state, waitingSince }) => (
            <>
              <ShortMoment value={waitingSince} />
              {state === 'pending' && (
                <span className="block text-sm text-ink-soft">
                  <FormattedMessage id="back-office.professional.waits" values={{ hours: hoursSince(waitingSince) }} />
                </span>
              )}
            </>
          ),
        },
        {
          key: 'decideBefore',
          title: say('back-office.professional.decideBefore'),
          align: 'end',
          cell: ({ state, decideBefore }) =>
            state === 'pending' && (
              <span className={Date.parse(decideBefore) < serverNow() ? 'font-medium text-danger' : undefined}>
                <ShortMoment value={decideBefore} />
              </span>
            ),
        },
      ]}
      empty={<FormattedMessage id="back-office.professional.none" />}
    />
  );
}
