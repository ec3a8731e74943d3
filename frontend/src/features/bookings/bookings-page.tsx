import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../ui/link.js';
import { PageHead } from '../../ui/page-head.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { BookingsList } from './bookings-list.js';

const BookingsCalendar = lazy(async () => ({
  default: (await import('./bookings-calendar.js')).BookingsCalendar,
}));

const route = getRouteApi('/$lang/$currency/bookings');

/** A signed-in person's bookings, as a list or on a calendar; the address says which. */
export function BookingsPage() {
  const title = useIntl().formatMessage({ id: 'bookings.title' });
  const { view, period = 'upcoming', month } = route.useSearch();
  const place = <Skeleton className="h-96" />;
  return (
    <div className="page-width py-10 md:py-14">
      <PageHead title={title} noindex />
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1>{title}</h1>
        <ViewSwitch isCalendar={view === 'calendar'} />
      </div>
      {!useHydrated() ? (
        place
      ) : view === 'calendar' ? (
        <Suspense fallback={place}>
          <BookingsCalendar month={month} />
        </Suspense>
      ) : (
        <BookingsList period={period} />
      )}
    </div>
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
      aria-label={useIntl().formatMessage({ id: 'bookings.view' })}
      className="flex rounded-sm border border-line-strong"
    >
      {views.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          aria-current={name === shown ? 'page' : undefined}
          className="inline-flex min-h-11 items-center px-4 font-medium aria-[current]:bg-ink aria-[current]:text-paper"
        >
          <FormattedMessage id={`bookings.view.${name}`} />
        </Link>
      ))}
    </nav>
  );
}
