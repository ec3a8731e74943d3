import { FormattedMessage } from 'react-intl';
import { RadioGroup } from '../../ui/form/checkbox.js';
import type { Booking } from './use-booking.js';

/** Asked only where there is a choice; what is wrong with the only one is told all the same. */
export function MeetingPointStep({ booking, prefix }: { booking: Booking; prefix: string }) {
  const { tour, choice, change, problems } = booking;
  if (tour.meetingPoints.length < 2) {
    return problems.meetingPoint ? (
      <p role="status" className="text-sm font-medium text-danger">
        {problems.meetingPoint}
      </p>
    ) : null;
  }
  return (
    <RadioGroup
      legend={<FormattedMessage id="tour-page.meetingPoint" />}
      id={`${prefix}-meetingPoint`}
      name={`${prefix}-meeting-point`}
      options={tour.meetingPoints.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
      value={choice.meetingPoint ?? ''}
      onChange={(event) => change({ meetingPoint: event.target.value })}
      error={problems.meetingPoint}
    />
  );
}
