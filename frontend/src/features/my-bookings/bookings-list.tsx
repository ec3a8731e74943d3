import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import type { Booking, BookingStatus } from '../../shared/booking-view/booking-view.api.js';
import { Button } from '../../ui/form/button.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Link } from '../../ui/text/link.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Select } from '../../ui/form/select.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { textLink } from '../../ui/text/text-link.js';
import { BookingCard } from './booking-card.js';
import { bookingsQuery, type Period } from './bookings.api.js';

type Filter = BookingStatus | 'all';

const periods: readonly Period[] = ['upcoming', 'past', 'all'];
const statuses: readonly Filter[] = ['all', 'pending', 'waiting-payment', 'completed', 'cancelled'];

export function BookingsList({ period }: { period: Period }) {
  const [status, setStatus] = useState<Filter>('all');
  const {
    data: bookings,
    error,
    refetch,
  } = useQuery({ ...bookingsQuery(period, useSite()), refetchOnMount: 'always' });
  const shown = bookings?.filter((booking) => status === 'all' || booking.status === status);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PeriodLinks period={period} />
        <StatusFilter value={status} onChange={setStatus} />
      </div>
      <p role="status" className="sr-only">
        {shown && <FormattedMessage id="my-bookings.count" values={{ count: shown.length }} />}
      </p>
      {shown ? (
        <Found
          bookings={ordered(shown, period)}
          period={period}
          isFiltered={status !== 'all'}
          onAll={() => setStatus('all')}
        />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-80" />
        </>
      )}
    </div>
  );
}

/** What comes next stands first; of the past, what was last. */
const ordered = (bookings: readonly Booking[], period: Period): readonly Booking[] =>
  bookings.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) * (period === 'upcoming' ? 1 : -1));

function PeriodLinks({ period }: { period: Period }) {
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'my-bookings.period' })} className="flex flex-wrap gap-x-6">
      {periods.map((each) => (
        <Link
          key={each}
          to={each === 'upcoming' ? '/bookings' : `/bookings?period=${each}`}
          aria-current={each === period ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink"
        >
          <FormattedMessage id={`my-bookings.period.${each}`} />
        </Link>
      ))}
    </nav>
  );
}

function StatusFilter({ value, onChange }: { value: Filter; onChange: (status: Filter) => void }) {
  const intl = useIntl();
  return (
    <Select
      label={<FormattedMessage id="my-bookings.status" />}
      value={value}
      onChange={({ target }) => onChange(target.value as Filter)}
      className="xs:min-w-52"
    >
      {statuses.map((status) => (
        <option key={status} value={status}>
          {intl.formatMessage({ id: `my-bookings.status.${status}` })}
        </option>
      ))}
    </Select>
  );
}

interface FoundProps {
  bookings: readonly Booking[];
  period: Period;
  isFiltered: boolean;
  onAll: () => void;
}

function Found({ bookings, period, isFiltered, onAll }: FoundProps) {
  if (bookings.length > 0)
    return (
      <ul className="grid gap-5">
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} more={<OrderLink booking={booking} />} />
          </li>
        ))}
      </ul>
    );
  return (
    <EmptyState
      title={<FormattedMessage id={isFiltered ? 'my-bookings.empty.filtered' : `my-bookings.empty.${period}`} />}
      action={
        isFiltered ? (
          <Button onClick={onAll}>
            <FormattedMessage id="my-bookings.empty.showAll" />
          </Button>
        ) : (
          <ButtonLink to="/tours">
            <FormattedMessage id="my-bookings.findTour" />
          </ButtonLink>
        )
      }
    >
      {!isFiltered && <FormattedMessage id="my-bookings.empty.text" />}
    </EmptyState>
  );
}

export const OrderLink = ({ booking }: { booking: Booking }) => (
  <p className="text-sm">
    <Link to={`/order/${booking.orderReference}`} className={textLink}>
      <FormattedMessage id="my-bookings.toOrder" values={{ reference: booking.orderReference }} />
    </Link>
  </p>
);
