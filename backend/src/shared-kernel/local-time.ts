import { Temporal } from 'temporal-polyfill';
import { bcp47, type Locale } from './locale.js';

/** A wall date-time without a zone, to the minute: `2026-10-25T02:30`. Seconds are read and kept where they are given. */
export type LocalDateTime = string;

/** An IANA name such as `Pacific/Auckland`. */
export type Zone = string;

/** What a person reads about one moment: all four in the reader's language, in the zone of the place. */
export interface MomentText {
  /** `Saturday, November 21, 2026` */
  readonly date: string;
  /** `9:30 AM` */
  readonly time: string;
  /** `Central European Standard Time`; with the offset from UTC where the clock shows this time twice. */
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

/** The local time `minutes` of elapsed time later: over a change of clocks too. */
export function localAfter(instant: Date, zone: Zone, minutes: number): LocalDateTime {
  return localOf(new Date(instant.getTime() + minutes * 60_000), zone);
}

/** The clocks of `zone` show this time twice: once before and once after they are set back. */
export function isAmbiguous(instant: Date, zone: Zone): boolean {
  const wall = zoned(instant, zone).toPlainDateTime();
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const second = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  return first.epochMilliseconds !== second.epochMilliseconds;
}

/**
 * The one formatter for times that customers and guides read: the time of the place with the zone's name.
 * Mails, PDFs, calendars and the API all use it, so that they cannot differ.
 */
export function momentText(instant: Date, zone: Zone, language: Locale): MomentText {
  const name = zoneName(instant, zone, language);
  const shown = isAmbiguous(instant, zone) ? `${name}, ${zonePart(instant, zone, language, 'shortOffset')}` : name;
  return {
    date: formatDate(instant, zone, language),
    time: formatTime(instant, zone, language),
    zone: shown,
    full: `${wallText(instant, zone, language, { dateStyle: 'full', timeStyle: 'short' })} (${shown})`,
  };
}

/** `Saturday, November 21, 2026`. */
export function formatDate(instant: Date, zone: Zone, language: Locale): string {
  return wallText(instant, zone, language, { dateStyle: 'full' });
}

/** `Nov 21, 2026`: for tables. */
export function formatShortDate(instant: Date, zone: Zone, language: Locale): string {
  return wallText(instant, zone, language, { dateStyle: 'medium' });
}

/** `9:30 AM`, `09:30`. */
export function formatTime(instant: Date, zone: Zone, language: Locale): string {
  return wallText(instant, zone, language, { timeStyle: 'short' });
}

/** A calendar day that has no time or zone, such as a birthday (`2026-11-21`), as a full date. */
export function formatDay(day: string, language: Locale): string {
  return formatDate(new Date(`${day}T12:00:00Z`), 'UTC', language);
}

/** `Central European Summer Time`: the name valid at that instant. */
export function zoneName(instant: Date, zone: Zone, language: Locale): string {
  return zonePart(instant, zone, language, 'long');
}

const zoneNames = new Map<string, string>();

/** Remembered by offset, which tells summer from winter: an Intl format for each zone would hold megabytes. */
function zonePart(instant: Date, zone: Zone, language: Locale, style: 'long' | 'shortOffset'): string {
  const key = `${language} ${zone} ${zoned(instant, zone).offset} ${style}`;
  const known = zoneNames.get(key);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(bcp47(language), { timeZone: zone, timeZoneName: style }).formatToParts(
    instant,
  );
  const name = plainSpaces(parts.find((part) => part.type === 'timeZoneName')?.value ?? zone);
  zoneNames.set(key, name);
  return name;
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
  return plainSpaces(format.format(wall.epochMilliseconds));
}

/** U+202F, which Intl writes and many fonts and mail programs do not have, becomes U+00A0. */
const plainSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');
