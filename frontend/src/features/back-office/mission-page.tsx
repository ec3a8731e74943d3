import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import { LanguageName, When } from '../../shared/booking-view/booked-tour-facts.js';
import { Chip, type Tone } from '../../ui/display/chip.js';
import { ContactLink } from '../../ui/text/contact-link.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { missionQuery, type MissionRecord } from './back-office.api.js';

const route = getRouteApi('/$lang/$currency/admin/missions/$id');

const tones: Readonly<Record<MissionRecord['state'], Tone>> = {
  open: 'notice',
  assigned: 'good',
  finished: 'plain',
  cancelled: 'plain',
};

/** A mission with its bookings, and the guides who were asked. */
export function MissionPage() {
  const { id } = route.useParams();
  const back = { to: '/admin/orders', text: useIntl().formatMessage({ id: 'back-office.nav.orders' }) };
  const read = useQuery({ ...missionQuery(id, useSite()), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(mission) => (
        <AdminRecord
          title={mission.tour}
          back={back}
          state={
            <Chip tone={tones[mission.state]}>
              <FormattedMessage id={`back-office.mission.state.${mission.state}`} />
            </Chip>
          }
          facts={factsOf(mission)}
          subject={{ type: 'mission', id: mission.uuid }}
        >
          <RecordSection title={<FormattedMessage id="back-office.mission.asked" />}>
            {mission.asked.length === 0 ? (
              <p className="text-sm text-ink-soft">
                <FormattedMessage id="back-office.mission.nobody" />
              </p>
            ) : (
              <ul className="grid gap-1.5 text-sm">
                {mission.asked.map((guide) => (
                  <li key={guide.uuid} className="flex flex-wrap gap-x-3">
                    <Link to={`/admin/users/${guide.uuid}`} className={textLink}>
                      {guide.name}
                    </Link>
                    <FormattedMessage id={`back-office.mission.answer.${guide.answer ?? 'none'}`} />
                    <ContactLink way={guide.contact} className={textLink} />
                  </li>
                ))}
              </ul>
            )}
          </RecordSection>
        </AdminRecord>
      )}
    </RecordPage>
  );
}

const factsOf = (mission: MissionRecord): readonly RecordFact[] => [
  { name: <FormattedMessage id="back-office.mission.when" />, value: <When {...mission} /> },
  {
    name: <FormattedMessage id="back-office.mission.language" />,
    value: <LanguageName code={mission.guideLanguage} />,
  },
  {
    name: <FormattedMessage id="back-office.order.bookings" />,
    value: (
      <span className="flex flex-wrap gap-x-3">
        {mission.bookingReferences.map((reference) => (
          <Link key={reference} to={`/admin/orders/${reference}`} className={textLink}>
            {reference}
          </Link>
        ))}
      </span>
    ),
  },
];
