import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import type { Booking } from '../../trip/trip.api.js';
import { formatDay, formatTime } from '../../ui/date-time.js';
import { weeksOf } from './month.js';

const SUNDAY_FIRST = new Set(['en_US', 'ja_JP']);

export function MonthTable({ month, bookings }: { month: string; bookings: readonly Booking[] }) {
  const intl = useIntl();
  const firstDay = SUNDAY_FIRST.has(useSite().locale) ? 0 : 1;
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{intl.formatMessage({ id: 'bookings.month.caption' })}</caption>
      <thead>
        <tr>
          {weekdays(firstDay).map((day) => (
            <th key={day} scope="col" className="pb-2 text-sm font-medium text-ink-soft">
              {intl.formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => (
              <td key={day ?? place} className="h-16 border border-line p-1 align-top md:h-24 md:p-2">
                {day && <DayCell day={day} bookings={bookings.filter(({ date }) => date === day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Any week: 1 and 2 February 2026 are a Sunday and a Monday. */
const weekdays = (firstDay: 0 | 1): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => `2026-02-0${day + 1 + firstDay}`);

/** On a narrow screen a mark with the time; its name tells the rest and leads to the booking below. */
function DayCell({ day, bookings }: { day: string; bookings: readonly Booking[] }) {
  const { locale } = useIntl();
  return (
    <>
      <time dateTime={day} className="block text-sm tabular-nums text-ink-soft">
        {Number(day.slice(-2))}
      </time>
      {bookings.map(({ reference, tour, time, status }) => (
        <a
          key={reference}
          href={`#${reference}`}
          title={tour.name}
          className={`mt-1 block overflow-hidden rounded-sm px-1 py-1 text-xs leading-4 font-medium md:px-1.5 ${
            status === 'cancelled' ? 'bg-sunken text-ink-soft line-through' : 'bg-pine-soft text-pine'
          }`}
        >
          {formatTime(time, locale)}
          <span className="max-md:sr-only md:block md:truncate">{tour.name}</span>
          <span className="sr-only">{formatDay(day, locale)}</span>
        </a>
      ))}
    </>
  );
}
