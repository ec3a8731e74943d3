import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Icon } from '../../ui/icon.js';
import { Link } from '../../ui/link.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { Skeleton } from '../../ui/skeleton.js';
import { BookingCard } from './booking-card.js';
import { OrderLink } from './bookings-list.js';
import { bookingsOfMonthQuery } from './bookings.api.js';
import { MonthTable } from './month-table.js';
import { monthAfter, monthOf } from './month.js';

/** A month with the bookings on their days, and below it the same ones with all that is to know. */
export function BookingsCalendar({ month: asked }: { month?: string | undefined }) {
  const [thisMonth] = useState(() => monthOf(new Date()));
  const month = asked ?? thisMonth;
  const query = useQuery({ ...bookingsOfMonthQuery(month, useSite()), refetchOnMount: 'always' });
  const bookings = query.data?.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <div className="grid gap-8">
      <div>
        <MonthHead month={month} />
        {query.error && !bookings ? (
          <ProblemMessage error={query.error} onRetry={() => void query.refetch()} />
        ) : bookings ? (
          <MonthTable month={month} bookings={bookings} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
      {bookings?.length === 0 && <EmptyState title={<FormattedMessage id="bookings.empty.month" />} />}
      {bookings?.map((booking) => (
        <BookingCard key={booking.reference} booking={booking} more={<OrderLink booking={booking} />} />
      ))}
    </div>
  );
}

function MonthHead({ month }: { month: string }) {
  const intl = useIntl();
  const name = intl.formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <MonthLink month={monthAfter(month, -1)} name="bookings.month.before" icon={ChevronLeft} />
      <h2 aria-live="polite" className="text-xl first-letter:uppercase">
        {name}
      </h2>
      <MonthLink month={monthAfter(month, 1)} name="bookings.month.after" icon={ChevronRight} />
    </div>
  );
}

const MonthLink = ({ month, name, icon }: { month: string; name: string; icon: typeof ChevronLeft }) => (
  <Link
    to={`/bookings?view=calendar&month=${month}`}
    aria-label={useIntl().formatMessage({ id: name })}
    className="grid size-11 place-items-center rounded-full border border-line-strong hover:border-ink"
  >
    <Icon of={icon} />
  </Link>
);
