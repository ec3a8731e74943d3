import type { IntlShape } from 'react-intl';
import { dateFormat, withFrenchFirst, zoneOffset } from './date-format.js';

/** Whose clock is read. Without a city, as for the reader's own clock, the offset alone says which. */
export interface PlaceOfTime {
  readonly city?: string;
  readonly timeZone: string;
}

/** U+202F, which Intl writes and many fonts do not have, becomes U+00A0. */
export const plainSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');

/** `Sunday, May 2, 2027 at 9:30 AM (Rome time, GMT+2)`: word for word what mails, vouchers and calendars say. */
export function formatMoment(
  value: string,
  { city, timeZone }: PlaceOfTime,
  intl: Pick<IntlShape, 'locale' | 'formatMessage'>,
): string {
  const instant = new Date(value);
  const wall = dateFormat(intl.locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(instant);
  const moment = withFrenchFirst(wall, intl.locale);
  const offset = zoneOffset(timeZone, intl.locale, instant);
  const zone = city ? intl.formatMessage({ id: 'common.moment.zone' }, { city, offset }) : offset;
  return plainSpaces(intl.formatMessage({ id: 'common.moment.full' }, { moment, zone }));
}
