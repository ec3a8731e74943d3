import { useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useSite } from '../../i18n/site.js';
import { formatDay, formatTime, formatWeekday } from '../text/date-time.js';
import { dayOf, weeksOf } from './month.js';

/** Something on a day, told in full further down the page. */
export interface MonthEntry {
  readonly key: string;
  /** `2027-05-02` */
  readonly day: string;
  /** `09:30` */
  readonly time: string;
  readonly text: string;
  /** Of the place that tells all of it: `#mission-1`. */
  readonly href: string;
  readonly look: 'sure' | 'open' | 'over';
}

interface MonthTableProps {
  /** `2027-05` */
  month: string;
  caption: string;
  entries: readonly MonthEntry[];
}

const SUNDAY_FIRST = new Set(['en_US', 'ja_JP']);

const looks: Readonly<Record<MonthEntry['look'], string>> = {
  sure: 'bg-pine-soft text-pine',
  open: 'bg-sun-soft text-ink',
  over: 'bg-sunken text-ink-soft line-through',
};

/** A month with what happens on its days; each entry leads to its place in the page. */
export function MonthTable({ month, caption, entries }: MonthTableProps) {
  const { locale } = useIntl();
  const [today] = useState(() => dayOf(new Date(serverNow())));
  const firstDay = SUNDAY_FIRST.has(useSite().locale) ? 0 : 1;
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weekdays(firstDay).map((day) => (
            <th key={day} scope="col" className="pb-2 text-sm font-medium text-ink-soft">
              <abbr title={formatWeekday(day, locale, 'long')} className="no-underline">
                {formatWeekday(day, locale)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => (
              <td key={day ?? place} className="h-16 border border-line p-0.5 align-top md:h-24 md:p-2">
                {day && (
                  <DayCell day={day} isToday={day === today} entries={entries.filter((entry) => entry.day === day)} />
                )}
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

/** On a narrow screen a mark with the time; its name tells the rest. */
function DayCell({ day, isToday, entries }: { day: string; isToday: boolean; entries: readonly MonthEntry[] }) {
  const { locale } = useIntl();
  return (
    <>
      <time
        dateTime={day}
        aria-current={isToday ? 'date' : undefined}
        className={`block text-sm whitespace-nowrap tabular-nums ${isToday ? 'w-fit min-w-6 rounded-full bg-ink px-1 text-center font-semibold text-paper' : 'px-0.5 text-ink-soft max-xs:px-0'}`}
      >
        {Number(day.slice(-2))}
      </time>
      {entries.map(({ key, href, text, time, look }) => (
        <a
          key={key}
          href={href}
          title={text}
          className={`mt-1 block overflow-hidden rounded-sm px-0.5 py-1 text-center text-[0.6875rem] leading-4 font-medium whitespace-nowrap md:px-1.5 md:text-start md:text-xs ${looks[look]}`}
        >
          {formatTime(time, locale)}
          <span className="max-md:sr-only md:block md:truncate">{text}</span>
          <span className="sr-only">{formatDay(day, locale)}</span>
        </a>
      ))}
    </>
  );
}
