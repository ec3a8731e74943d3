import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useSite } from '../../i18n/site.js';
import type { Booking } from '../../trip/trip.api.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { LoadingNote } from '../../ui/loading-note.js';
import { MonthHead } from '../../ui/month-head.js';
import { MonthTable, type MonthEntry } from '../../ui/month-table.js';
import { monthOf } from '../../ui/month.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { Skeleton } from '../../ui/skeleton.js';
import { BookingCard } from './booking-card.js';
import { OrderLink } from './bookings-list.js';
import { bookingsOfMonthQuery } from './bookings.api.js';

/** A month with the bookings on their days, and below it the same ones with all that is to know. */
export function BookingsCalendar({ month: asked }: { month?: string | undefined }) {
  const intl = useIntl();
  const [thisMonth] = useState(() => monthOf(new Date(serverNow())));
  const month = asked ?? thisMonth;
  const query = useQuery({ ...bookingsOfMonthQuery(month, useSite()), refetchOnMount: 'always' });
  const bookings = query.data?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <div className="grid gap-8">
      <div>
        <div className="mb-4">
          <MonthHead month={month} addressOf={(other) => `/bookings?view=calendar&month=${other}`} />
        </div>
        {query.error && !bookings ? (
          <ProblemMessage error={query.error} onRetry={() => void query.refetch()} />
        ) : bookings ? (
          <MonthTable
            month={month}
            caption={intl.formatMessage({ id: 'bookings.month.caption' })}
            entries={bookings.map(entryOf)}
          />
        ) : (
          <>
            <LoadingNote />
            <Skeleton className="h-96" />
          </>
        )}
      </div>
      {bookings?.length === 0 && (
        <EmptyState
          title={<FormattedMessage id="bookings.empty.month" />}
          action={
            <ButtonLink to="/tours" look="secondary">
              <FormattedMessage id="bookings.findTour" />
            </ButtonLink>
          }
        />
      )}
      {bookings?.map((booking) => (
        <BookingCard key={booking.reference} booking={booking} more={<OrderLink booking={booking} />} />
      ))}
    </div>
  );
}

const entryOf = ({ reference, date, time, tour, status }: Booking): MonthEntry => ({
  key: reference,
  day: date,
  time,
  text: tour.name,
  href: `#${reference}`,
  look: status === 'cancelled' ? 'over' : 'sure',
});
