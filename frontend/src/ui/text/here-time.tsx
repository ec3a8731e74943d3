import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { zoneOffset } from './date-format.js';
import { formatClock } from './date-time.js';
import { type DayBeside, dayBeside } from './here-clock.js';
import { hereZone } from './here-zone.js';
import { plainSpaces } from './moment-text.js';
import { useHydrated } from '../behavior/use-hydrated.js';

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
  moment: MomentOfCity,
  here: string,
  intl: Pick<IntlShape, 'locale'>,
): HereValues | undefined {
  const day = dayBeside(moment.value, moment.timeZone, here);
  return day && valuesIn(here, day, moment, intl);
}

const valuesIn = (
  zone: string,
  day: DayBeside,
  { value }: MomentOfCity,
  { locale }: Pick<IntlShape, 'locale'>,
): HereValues => ({
  time: plainSpaces(formatClock(value, locale, zone)),
  day,
  offset: zoneOffset(zone, locale, new Date(value)),
});

interface HereTimeProps extends MomentOfCity {
  /** Of another text with the same values, and with these. */
  readonly id?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Only keeps the room of the line, whose time is still on its way. */
  readonly isAwaited?: boolean;
}

/** A line of its own below a time of a city: what the reader's clock shows then, where it is something else. */
export function HereTime({ id = 'common.hereTime', values, isAwaited, ...moment }: HereTimeProps) {
  const intl = useIntl();
  // Only the browser knows its zone: a page that comes from the server keeps the room, by the city's clock.
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const here = isHydrated ? hereValues(moment, hereZone(), intl) : undefined;
  const shown = here ?? (isFromServer ? valuesIn(moment.timeZone, 'same', moment, intl) : undefined);
  if (!shown) return null;
  const isRoom = isAwaited || !here;
  return (
    <span aria-hidden={isRoom || undefined} className={`block text-ink-soft ${isRoom ? 'invisible' : ''}`}>
      {intl.formatMessage({ id }, { ...values, ...shown })}
    </span>
  );
}
