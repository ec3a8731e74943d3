import { Temporal } from 'temporal-polyfill';
import { bcp47, type Locale, type Translated } from '../language/locale.js';

/** A wall date-time without a zone, to the minute: `2026-10-25T02:30`. Seconds are read and kept where they are given. */
export type LocalDateTime = string;

/** An IANA name such as `Pacific/Auckland`. */
export type Zone = string;

/** Whose clock is read. Without a city, as for a person's own clock, the offset alone says which. */
export interface PlaceOfTime {
  readonly city?: string;
  readonly timeZone: Zone;
}

/** What a person reads about one moment: all four in the reader's language, in the zone of the place. */
export interface MomentText {
  /** `Saturday, November 21, 2026` */
  readonly date: string;
  /** `9:30 AM` */
  readonly time: string;
  /** `Rome time, GMT+1`: the offset tells apart the two that the clock shows twice. */
  readonly zone: string;
  /** Date, time and zone in one line. */
  readonly full: string;
}

/** Whether `zone` is a name of the IANA time zone database. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/**
 * The instant at which the clocks of `zone` show `local`. Undefined where they never do (clocks go forward);
 * the first of two where they do twice (clocks go back). Throws RangeError for what is no date-time or no zone.
 */
export function instantOf(local: LocalDateTime, zone: Zone): Date | undefined {
  const wall = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
  const found = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return found.toPlainDateTime().equals(wall) ? new Date(found.epochMilliseconds) : undefined;
}

/** What the clocks of `zone` show at `instant`, to the minute. */
export function localOf(instant: Date, zone: Zone): LocalDateTime {
  return zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** As the pages say it too: a test holds both against each other. */
const ZONE_TEXTS: Translated = {
  en_US: '{city} time, {offset}',
  fr_FR: 'heure locale : {city}, {offset}',
  de_DE: 'Ortszeit {city}, {offset}',
  es_ES: 'hora local: {city}, {offset}',
  it_IT: 'ora locale: {city}, {offset}',
  ru_RU: 'местное время: {city}, {offset}',
  ja_JP: '{city}の現地時間、{offset}',
};

function zoneText(instant: Date, { city, timeZone }: PlaceOfTime, language: Locale): string {
  const offset = offsetText(instant, timeZone, language);
  return city ? ZONE_TEXTS[language].replace('{offset}', () => offset).replace('{city}', () => city) : offset;
}

/**
 * The one formatter for times that customers and guides read: the time of the place, and whose it is.
 * Mails, PDFs, calendars and the API all use it, so that they cannot differ.
 */
export function momentText(instant: Date, place: PlaceOfTime, language: Locale): MomentText {
  const { timeZone } = place;
  const zone = zoneText(instant, place, language);
  return {
    date: formatDate(instant, timeZone, language),
    time: formatTime(instant, timeZone, language),
    zone,
    full: bracketed(wallText(instant, timeZone, language, { dateStyle: 'full', timeStyle: 'short' }), zone, language),
  };
}

/** As the pages call the reader's own clock. */
const READER_TEXTS: Translated = {
  en_US: 'On your clock: {moment}',
  fr_FR: 'À votre heure : {moment}',
  de_DE: 'Ihre Zeit: {moment}',
  es_ES: 'En su reloj: {moment}',
  it_IT: 'Sul suo orologio: {moment}',
  ru_RU: 'На ваших часах: {moment}',
  ja_JP: 'お手元の時計では{moment}',
};

/**
 * The second line below a moment of a place: the same instant on the reader's own clock. Undefined where that clock is
 * not known, or shows just what the place's does.
 */
export function readerMomentText(
  instant: Date,
  place: PlaceOfTime,
  readerZone: Zone | null | undefined,
  language: Locale,
): string | undefined {
  if (!readerZone || localOf(instant, readerZone) === localOf(instant, place.timeZone)) return undefined;
  const { full } = momentText(instant, { timeZone: readerZone }, language);
  return READER_TEXTS[language].replace('{moment}', () => full);
}

/** Japanese brackets are as wide as its signs and stand without a space. */
const bracketed = (text: string, addition: string, language: Locale): string =>
  language === 'ja_JP' ? `${text}（${addition}）` : `${text} (${addition})`;

/** `Saturday, November 21, 2026`. */
function formatDate(instant: Date, zone: Zone, language: Locale): string {
  return wallText(instant, zone, language, { dateStyle: 'full' });
}

/** `9:30 AM`, `09:30`. */
export function formatTime(instant: Date, zone: Zone, language: Locale): string {
  return wallText(instant, zone, language, { timeStyle: 'short' });
}

/** A calendar day that has no time or zone, such as a birthday (`2026-11-21`), as a full date. */
export function formatDay(day: string, language: Locale): string {
  return formatDate(new Date(`${day}T12:00:00Z`), 'UTC', language);
}

const offsets = new Map<string, string>();

/** `GMT+1`, `UTC−10`. Remembered: an Intl format for each zone would hold megabytes. */
function offsetText(instant: Date, zone: Zone, language: Locale): string {
  const key = `${language} ${zoned(instant, zone).offset}`;
  const known = offsets.get(key);
  if (known) return known;
  const style = { timeZone: zone, timeZoneName: 'shortOffset' } as const;
  const parts = new Intl.DateTimeFormat(bcp47(language), style).formatToParts(instant);
  const text = plainSpaces(parts.find((part) => part.type === 'timeZoneName')?.value ?? zone);
  offsets.set(key, text);
  return text;
}

const zoned = (instant: Date, zone: Zone): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** Writes the wall time as if it were UTC's, so that one Intl format per language serves every zone. */
function wallText(instant: Date, zone: Zone, language: Locale, style: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${style.dateStyle ?? '-'} ${style.timeStyle ?? '-'}`;
  let format = wallFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(bcp47(language), { ...style, timeZone: 'UTC' });
    wallFormats.set(key, format);
  }
  const wall = zoned(instant, zone).toPlainDateTime().toZonedDateTime('UTC');
  return withFrenchFirst(plainSpaces(format.format(wall.epochMilliseconds)), language);
}

/** French counts the first day of a month and names the others: `1er mai`, `2 mai`. */
const withFrenchFirst = (text: string, language: Locale): string =>
  language === 'fr_FR' ? text.replace(/(?<!\d)1(?=[ \u00A0]\p{L}{3})/u, '1er') : text;

/** U+202F, which Intl writes and many fonts and mail programs do not have, becomes U+00A0. */
const plainSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');
