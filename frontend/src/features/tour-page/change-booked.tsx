import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { type CartLine, type Choice, isOther } from './booking-choice.js';
import { BookingSteps } from './booking-panel.js';
import { tourQuery, type Tour } from './tour.api.js';
import { useBooking } from './use-booking.js';

interface ChangeBookedProps {
  /** What is booked. */
  line: CartLine;
  /** What stands beside the steps: undefined while something is missing or nothing is another. */
  children: (chosen: Choice | undefined) => ReactNode;
}

/** The steps of the booking panel with what is booked; what a change of it costs is told beside them. */
export function ChangeBooked(props: ChangeBookedProps) {
  const { data, error, refetch } = useQuery({
    ...tourQuery(props.line.tour.slug, useSite()),
    placeholderData: keepPreviousData,
  });
  if (data) return <ChangeSteps {...props} tour={data} />;
  return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
}

function ChangeSteps({ line, tour, children }: ChangeBookedProps & { tour: Tour }) {
  const prefix = useId();
  const booking = useBooking(tour, true, line);
  const { choice, slot } = booking;
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <BookingSteps booking={booking} prefix={prefix} />
      </div>
      <div className="grid min-w-0 gap-4">{children(slot && isOther(choice, line) ? choice : undefined)}</div>
    </div>
  );
}
