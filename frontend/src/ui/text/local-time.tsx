import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { zoneOffset } from './date-format.js';
import { formatClock } from './date-time.js';
import { type DayBeside, dayBeside } from './local-clock.js';
import { localZone } from './local-zone.js';
import { plainSpaces } from './moment-text.js';
import { useHydrated } from '../behavior/use-hydrated.js';

interface MomentOfCity {
  /** An instant. */
  readonly value: string;
  /** Of the city. */
  readonly timeZone: string;
}

/** What `common.localTime` and its like say: the time on the reader's clock, and on which day that is. */
interface LocalTimeValues {
  readonly time: string;
  readonly day: string;
  readonly offset: string;
}

/** Undefined when the reader's clock shows the same as the city's. */
export function localTimeValues(
  moment: MomentOfCity,
  here: string,
  intl: Pick<IntlShape, 'locale'>,
): LocalTimeValues | undefined {
  const day = dayBeside(moment.value, moment.timeZone, here);
  return day && valuesIn(here, day, moment, intl);
}

const valuesIn = (
  zone: string,
  day: DayBeside,
  { value }: MomentOfCity,
  { locale }: Pick<IntlShape, 'locale'>,
): LocalTimeValues => ({
  time: plainSpaces(formatClock(value, locale, zone)),
  day,
  offset: zoneOffset(zone, locale, new Date(value)),
});

interface LocalTimeProps extends MomentOfCity {
  /** Another text that takes the same values, and these. */
  readonly id?: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Only reserves the space of the line while its time is being loaded. */
  readonly isAwaited?: boolean;
}

/** A line below the time of a city: the same moment on the reader's clock, when that differs. */
export function LocalTime({ id = 'common.localTime', values, isAwaited, ...moment }: LocalTimeProps) {
  const intl = useIntl();
  // Only the browser knows its zone. A page from the server reserves the space with the city's time.
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  const here = isHydrated ? localTimeValues(moment, localZone(), intl) : undefined;
  const shown = here ?? (isFromServer ? valuesIn(moment.timeZone, 'same', moment, intl) : undefined);
  if (!shown) return null;
  const isRoom = isAwaited || !here;
  return (
    <span aria-hidden={isRoom || undefined} className={`block text-ink-soft ${isRoom ? 'invisible' : ''}`}>
      {intl.formatMessage({ id }, { ...values, ...shown })}
    </span>
  );
}
