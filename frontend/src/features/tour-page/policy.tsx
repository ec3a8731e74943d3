import { FormattedMessage } from 'react-intl';
import { useIsOver } from '../../shared/booking-view/use-is-over.js';
import { Moment } from '../../ui/text/date-time.js';
import { LocalTime } from '../../ui/text/local-time.js';
import { freeUntil } from './booking-choice.js';
import type { Tour } from './tour.api.js';

const HOUR = 60;

function PolicyOfStart({ tour, startsAt }: { tour: Tour; startsAt: string }) {
  const until = { value: freeUntil(startsAt, tour.cancellation.freeUntilMinutes), timeZone: tour.city.timeZone };
  return (
    <>
      <FormattedMessage
        id={useIsOver(until.value) ? 'common.trip.cancellationEnded' : 'tour-page.policy.until'}
        values={{ moment: <Moment {...until} city={tour.city.name} /> }}
      />
      <LocalTime {...until} />
    </>
  );
}

/** The cancellation rule from the tour's data: in hours, and as a date and hour once a start is chosen. */
export const Policy = ({ tour, startsAt }: { tour: Tour; startsAt?: string | undefined }) =>
  startsAt === undefined ? (
    <FormattedMessage id="tour-page.policy" values={{ hours: tour.cancellation.freeUntilMinutes / HOUR }} />
  ) : (
    <PolicyOfStart tour={tour} startsAt={startsAt} />
  );

export const HowToChange = () => <FormattedMessage id="tour-page.policy.how" />;
