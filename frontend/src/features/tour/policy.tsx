import { FormattedMessage } from 'react-intl';
import { TeamMail } from '../../layout/team-mail.js';
import { Moment } from '../../ui/date-time.js';
import { HereTime } from '../../ui/here-time.js';
import { freeUntil } from './booking-choice.js';
import type { Tour } from './tour.api.js';

const HOUR = 60;

/** The cancellation rule from the tour's data: in hours, and as a date and hour once a start is chosen. */
export function Policy({ tour, startsAt }: { tour: Tour; startsAt?: string | undefined }) {
  const minutes = tour.cancellation.freeUntilMinutes;
  if (startsAt === undefined) return <FormattedMessage id="tour.policy" values={{ hours: minutes / HOUR }} />;
  const until = { value: freeUntil(startsAt, minutes), timeZone: tour.city.timeZone };
  return (
    <>
      <FormattedMessage id="tour.policy.until" values={{ moment: <Moment {...until} city={tour.city.name} /> }} />
      <HereTime {...until} />
    </>
  );
}

export const HowToChange = () => (
  <FormattedMessage
    id="tour.policy.how"
    values={{
      email: <TeamMail />,
    }}
  />
);
