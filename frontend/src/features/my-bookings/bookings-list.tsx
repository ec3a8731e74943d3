import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { useGo } from '../../ui/behavior/use-go.js';
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
import { isListedStatus, LISTED_STATUSES, listPath, type ListedStatus } from './listed-status.js';

const periods: readonly Period[] = ['upcoming', 'past', 'all'];

interface BookingsListProps {
  period: Period;
  status: ListedStatus | undefined;
}

export function BookingsList({ period, status }: BookingsListProps) {
  const go = useGo();
  const {
    data: bookings,
    error,
    refetch,
  } = useQuery({ ...bookingsQuery(period, useSite()), refetchOnMount: 'always' });
  const shown = bookings?.filter((booking) => status === undefined || booking.status === status);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PeriodLinks period={period} status={status} />
        <StatusFilter value={status} onChange={(next) => void go(listPath(period, next), { replace: true })} />
      </div>
      <p role="status" className="sr-only">
        {shown && <FormattedMessage id="my-bookings.count" values={{ count: shown.length }} />}
      </p>
      {shown ? (
        <Found
          bookings={ordered(shown, period)}
          period={period}
          isFiltered={status !== undefined}
          onAll={() => void go(listPath(period, undefined), { replace: true })}
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

function PeriodLinks({ period, status }: BookingsListProps) {
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'my-bookings.period' })} className="flex flex-wrap gap-x-6">
      {periods.map((each) => (
        <Link
          key={each}
          to={listPath(each, status)}
          aria-current={each === period ? 'page' : undefined}
          className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink"
        >
          <FormattedMessage id={`my-bookings.period.${each}`} />
        </Link>
      ))}
    </nav>
  );
}

interface StatusFilterProps {
  value: ListedStatus | undefined;
  onChange: (status: ListedStatus | undefined) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps) {
  const intl = useIntl();
  return (
    <Select
      label={<FormattedMessage id="my-bookings.status" />}
      value={value ?? 'all'}
      onChange={({ target }) => onChange(isListedStatus(target.value) ? target.value : undefined)}
      className="xs:min-w-52"
    >
      {(['all', ...LISTED_STATUSES] as const).map((status) => (
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
