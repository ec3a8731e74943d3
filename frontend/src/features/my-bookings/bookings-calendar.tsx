import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useSite } from '../../i18n/site.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { When } from '../../shared/booking-view/booked-tour-facts.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { MonthHead } from '../../ui/calendar/month-head.js';
import { MonthTable, type MonthEntry } from '../../ui/calendar/month-table.js';
import { monthOf } from '../../ui/calendar/month.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { TitleText } from '../../ui/text/title-text.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { BookingCard } from './booking-card.js';
import { OrderLink } from './bookings-list.js';
import { bookingsOfMonthQuery, bookingsQuery } from './bookings.api.js';

interface MonthOfBookings {
  readonly month: string;
  /** The next booking, or the last one where none is ahead. */
  readonly nearest: Booking | undefined;
}

/** Opens, where none is asked for, on the month of the next booking, or of the last one. */
export function BookingsCalendar({ month: asked }: { month?: string | undefined }) {
  const [thisMonth] = useState(() => monthOf(new Date(serverNow())));
  const { isPending, nearest } = useNearestBooking();
  if (!asked && isPending)
    return (
      <>
        <LoadingNote />
        <Skeleton className="h-96" />
      </>
    );
  return <BookingsOfMonth month={asked ?? nearest?.date.slice(0, 7) ?? thisMonth} nearest={nearest} />;
}

/** A month with the bookings on their days, and below it the same ones with all that is to know. */
function BookingsOfMonth({ month, nearest }: MonthOfBookings) {
  const intl = useIntl();
  const query = useQuery({ ...bookingsOfMonthQuery(month, useSite()), refetchOnMount: 'always' });
  const bookings = query.data?.toSorted(byStart);
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
            caption={intl.formatMessage({ id: 'my-bookings.month.caption' })}
            entries={bookings.map(entryOf)}
          />
        ) : (
          <>
            <LoadingNote />
            <Skeleton className="h-96" />
          </>
        )}
      </div>
      {bookings?.length === 0 && <EmptyMonth nearest={nearest} />}
      {bookings?.map((booking) => (
        <BookingCard key={booking.reference} booking={booking} more={<OrderLink booking={booking} />} />
      ))}
    </div>
  );
}

const byStart = (a: Booking, b: Booking): number => a.startsAt.localeCompare(b.startsAt);

function useNearestBooking(): { isPending: boolean; nearest: Booking | undefined } {
  const site = useSite();
  const ahead = useQuery(bookingsQuery('upcoming', site));
  const next = standing(ahead.data)[0];
  const past = useQuery({ ...bookingsQuery('past', site), enabled: ahead.data !== undefined && !next });
  return { isPending: ahead.isLoading || past.isLoading, nearest: next ?? standing(past.data).at(-1) };
}

const standing = (bookings: readonly Booking[] = []): readonly Booking[] =>
  bookings.filter(({ status }) => status !== 'cancelled').toSorted(byStart);

/** Says where the next booking is, or the last one, and leads there. */
function EmptyMonth({ nearest }: Pick<MonthOfBookings, 'nearest'>) {
  const title = <FormattedMessage id="my-bookings.empty.month" />;
  if (!nearest)
    return (
      <EmptyState
        title={title}
        action={
          <ButtonLink to="/tours" look="secondary">
            <FormattedMessage id="my-bookings.findTour" />
          </ButtonLink>
        }
      />
    );
  const isAhead = Date.parse(nearest.startsAt) > serverNow();
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={`/bookings?view=calendar&month=${nearest.date.slice(0, 7)}`} look="secondary">
          <FormattedMessage id={isAhead ? 'my-bookings.empty.toNext' : 'my-bookings.empty.toLast'} />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id={isAhead ? 'my-bookings.empty.next' : 'my-bookings.empty.last'}
        values={{ when: <When {...nearest} city={nearest.city} />, tour: <TitleText of={nearest.title} /> }}
      />
    </EmptyState>
  );
}

const entryOf = ({ reference, date, time, title, status }: Booking): MonthEntry => ({
  key: reference,
  day: date,
  time,
  text: title,
  href: `#${reference}`,
  look: status === 'cancelled' ? 'over' : 'sure',
});
