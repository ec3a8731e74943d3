import { FormattedMessage } from 'react-intl';
import { TEAM_EMAIL } from '../../layout/team-email.js';
import { Moment } from '../../ui/date-time.js';
import { freeUntil } from './booking-choice.js';
import type { Tour } from './tour.api.js';

const HOUR = 60;

/** The cancellation rule from the tour's data: in hours, and as a date and hour once a start is chosen. */
export function Policy({ tour, startsAt }: { tour: Tour; startsAt?: string | undefined }) {
  const minutes = tour.cancellation.freeUntilMinutes;
  if (startsAt === undefined) return <FormattedMessage id="tour.policy" values={{ hours: minutes / HOUR }} />;
  const moment = <Moment value={freeUntil(startsAt, minutes)} city={tour.city.name} timeZone={tour.city.timeZone} />;
  return <FormattedMessage id="tour.policy.until" values={{ moment }} />;
}

export const HowToChange = () => (
  <FormattedMessage
    id="tour.policy.how"
    values={{
      email: (
        <a href={`mailto:${TEAM_EMAIL}`} className="font-medium text-sky underline underline-offset-4">
          {TEAM_EMAIL}
        </a>
      ),
    }}
  />
);
