import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dateFormat, wholeDate, withFrenchFirst } from './date-format.js';
import { formatMoment, type PlaceOfTime } from './moment-text.js';

const DATE = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const SHORT = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const TIME = { timeStyle: 'short' } as const;

/** A calendar day `2027-05-02` as it stands, in no zone. */
export function formatDay(day: string, locale: string, look: 'long' | 'short' | 'weekday' = 'long'): string {
  const options = look === 'weekday' ? { ...DATE, weekday: 'long' as const } : look === 'short' ? SHORT : DATE;
  const text = dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return wholeDate(withFrenchFirst(text, locale));
}

/** `09:30` on a local clock. */
export const formatTime = (time: string, locale: string): string =>
  dateFormat(locale, { ...TIME, timeZone: 'UTC' }).format(new Date(`1970-01-01T${time.padStart(5, '0')}:00Z`));

/** The time of day of an instant on the clock of a zone: `2:35 PM`. */
export const formatClock = (instant: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { ...TIME, timeZone }).format(new Date(instant));

/** A month `2027-05`: `May 2027`. */
export const formatMonth = (month: string, locale: string): string =>
  dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** The weekday of a calendar day, as short as a column's head. */
export const formatWeekday = (day: string, locale: string, look: 'short' | 'long' = 'short'): string =>
  dateFormat(locale, { weekday: look, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const HOUR = 60;

/** Japanese writes nothing between a number and what it counts: `2時間30分`, `2～4時間`. */
const closed = (text: string, { locale }: Pick<IntlShape, 'locale'>): string =>
  locale.startsWith('ja') ? text.replace(/\s/gu, '').replace('–', '～') : text;

type DurationIntl = Pick<IntlShape, 'locale' | 'formatNumber' | 'formatList'>;

const durations = new Map<string, string>();

/** 150 minutes → `2 hr 30 min`. */
export function formatDuration(minutes: number, intl: DurationIntl): string {
  const key = `${intl.locale} ${minutes}`;
  const text = durations.get(key) ?? durationText(minutes, intl);
  durations.set(key, text);
  return text;
}

function durationText(minutes: number, intl: DurationIntl): string {
  const part = (value: number, unit: 'hour' | 'minute') =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' });
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [hours > 0 && part(hours, 'hour'), (rest > 0 || hours === 0) && part(rest, 'minute')];
  const text = intl.formatList(
    parts.filter((each) => typeof each === 'string'),
    { type: 'unit', style: 'narrow' },
  );
  return closed(text, intl);
}

const hours = new Map<string, Intl.NumberFormat>();

function hoursFormat(locale: string): Intl.NumberFormat {
  const format =
    hours.get(locale) ?? new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' });
  hours.set(locale, format);
  return format;
}

/** 120 and 240 minutes → `2–4 hr`; what is not of whole hours is named on both sides. */
export function formatDurations(minutes: readonly number[], intl: DurationIntl): string {
  const [shortest = 0] = minutes;
  const longest = minutes[minutes.length - 1] ?? shortest;
  if (longest <= shortest) return formatDuration(shortest, intl);
  if (shortest % HOUR === 0 && longest % HOUR === 0)
    return closed(hoursFormat(intl.locale).formatRange(shortest / HOUR, longest / HOUR), intl);
  return closed(`${formatDuration(shortest, intl)} – ${formatDuration(longest, intl)}`, intl);
}

type Look = 'long' | 'short' | 'weekday';

export const Day = ({ value, look = 'long' }: { value: string; look?: Look }) => (
  <time dateTime={value}>{formatDay(value, useIntl().locale, look)}</time>
);

export const Month = ({ value }: { value: string }) => (
  <time dateTime={value}>{formatMonth(value, useIntl().locale)}</time>
);

/** An instant on the clock of a city, or of the reader where none is named. */
export const Moment = ({ value, ...place }: PlaceOfTime & { value: string }) => (
  <time dateTime={value}>{wholeDate(formatMoment(value, place, useIntl()))}</time>
);

export const ClockTime = ({ value }: { value: string }) => (
  <time dateTime={value}>{formatTime(value, useIntl().locale)}</time>
);

/** The start of something on the clock of its place: `Wed, Nov 25, 8:45 AM` */
export const DayTime = ({ day, time }: { day: string; time: string }) => (
  <FormattedMessage
    id="common.dayTime"
    values={{ day: <Day value={day} look="short" />, time: <ClockTime value={time} /> }}
  />
);

/** `Wed, Nov 25, 8:45 AM, Rome time` */
export const DayTimeInCity = ({ city, ...dayTime }: { day: string; time: string; city: string }) => (
  <FormattedMessage id="common.moment.inCity" values={{ city, moment: <DayTime {...dayTime} /> }} />
);

export const Duration = ({ minutes }: { minutes: number }) => (
  <time dateTime={`PT${minutes}M`} className="whitespace-nowrap">
    {formatDuration(minutes, useIntl())}
  </time>
);

/** From the shortest to the longest of several. */
export const Durations = ({ minutes }: { minutes: readonly number[] }) => (
  <span className="whitespace-nowrap">{formatDurations(minutes, useIntl())}</span>
);
