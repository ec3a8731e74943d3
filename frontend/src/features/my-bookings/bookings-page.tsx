import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountFrame } from '../../layout/account-frame.js';
import { Link } from '../../ui/text/link.js';
import { onDemand } from '../../ui/behavior/on-demand.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { BookingsList } from './bookings-list.js';

const place = <Skeleton className="h-96" />;
const BookingsCalendar = onDemand(async () => (await import('./bookings-calendar.js')).BookingsCalendar, place);

const CalendarFeed = onDemand(
  async () => (await import('../../shared/calendar-feed/calendar-feed.js')).CalendarFeed,
  place,
);

const route = getRouteApi('/$lang/$currency/bookings');

/** A signed-in person's bookings, as a list or on a calendar; the address says which. */
export function BookingsPage() {
  const title = useIntl().formatMessage({ id: 'my-bookings.title' });
  const { view, period = 'upcoming', month, status } = route.useSearch();
  return (
    <AccountFrame title={title} width="full" aside={<ViewSwitch isCalendar={view === 'calendar'} />}>
      {!useHydrated() ? (
        place
      ) : view === 'calendar' ? (
        <>
          <BookingsCalendar month={month} />
          <div className="mt-10 max-w-[44rem] border-t border-line pt-10">
            <CalendarFeed />
          </div>
        </>
      ) : (
        <BookingsList period={period} status={status} />
      )}
    </AccountFrame>
  );
}

const views = [
  { name: 'list', to: '/bookings' },
  { name: 'calendar', to: '/bookings?view=calendar' },
] as const;

function ViewSwitch({ isCalendar }: { isCalendar: boolean }) {
  const shown = isCalendar ? 'calendar' : 'list';
  return (
    <nav
      aria-label={useIntl().formatMessage({ id: 'my-bookings.view' })}
      className="flex rounded-sm border max-xs:flex-wrap border-line-strong"
    >
      {views.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          aria-current={name === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center px-4 font-medium max-xs:px-2 aria-[current]:chosen"
        >
          <FormattedMessage id={`my-bookings.view.${name}`} />
        </Link>
      ))}
    </nav>
  );
}
