import { useIntl, type IntlShape } from 'react-intl';
import { zoneOffset } from './date-format.js';
import { formatClock } from './date-time.js';
import { dayBeside } from './here-clock.js';
import { hereZone } from './here-zone.js';
import { plainSpaces } from './moment-text.js';
import { useHydrated } from './use-hydrated.js';

interface MomentOfCity {
  /** An instant. */
  readonly value: string;
  /** Of the city. */
  readonly timeZone: string;
}

/** What `common.hereTime` and its like say: the time on the reader's clock, and on which day that is. */
interface HereValues {
  readonly time: string;
  readonly day: string;
  readonly offset: string;
}

/** Undefined where the reader's clock shows what the city's does. */
export function hereValues(
  { value, timeZone }: MomentOfCity,
  here: string,
  { locale }: Pick<IntlShape, 'locale'>,
): HereValues | undefined {
  const day = dayBeside(value, timeZone, here);
  if (day === undefined) return undefined;
  const time = plainSpaces(formatClock(value, locale, here));
  return { time, day, offset: zoneOffset(here, locale, new Date(value)) };
}

interface HereTimeProps extends MomentOfCity {
  /** Of another text with the same values, and with these. */
  readonly id?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A line of its own below a time of a city: what the reader's clock shows then, where it is something else. */
export function HereTime({ id = 'common.hereTime', values, ...moment }: HereTimeProps) {
  const intl = useIntl();
  // Only the browser knows its zone: a page that comes from the server says nothing of it.
  const here = useHydrated() ? hereValues(moment, hereZone(), intl) : undefined;
  return here && <span className="block text-ink-soft">{intl.formatMessage({ id }, { ...values, ...here })}</span>;
}
