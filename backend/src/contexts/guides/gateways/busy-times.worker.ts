import ICAL from 'ical.js';
import { parentPort, workerData } from 'node:worker_threads';
import { Temporal } from 'temporal-polyfill';

// Runs in a thread of its own, which is stopped after a while: a rule of repetition can keep any reader busy for ever. It
// imports packages alone, so that it starts without a build too.

export interface CalendarToRead {
  readonly text: string;
  /** Where days and times without a zone are meant. */
  readonly timeZone: string;
  /** Milliseconds of the wanted time. */
  readonly from: number;
  readonly to: number;
}

/** Milliseconds, in order and without overlaps. Null where the text is no calendar. */
export type BusySpans = readonly { readonly from: number; readonly to: number }[] | null;

/** As the library answers; its types leave it out. */
interface Occurrence {
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
  readonly item: ICAL.Event;
}

/** Entries of our own missions come back in calendars that show them too. */
const OWN_ENTRY = /@cicerone$/;

/** When the owner of a calendar is busy: events that neither were cancelled nor leave the time free, repetitions included. */
export function busySpansOf({ text, timeZone, from, to }: CalendarToRead): BusySpans {
  const events = eventsIn(text);
  if (!events) return null;
  const spans: { from: number; to: number }[] = [];
  const take = (start: ICAL.Time, end: ICAL.Time, item: ICAL.Event): void => {
    const span = { from: instantOf(start, timeZone), to: instantOf(end, timeZone) };
    if (isBusy(item) && span.to > span.from && span.to > from && span.from < to) spans.push(span);
  };
  for (const event of events) {
    if (!event.startDate) continue;
    if (!event.isRecurring()) {
      take(event.startDate, event.endDate, event);
      continue;
    }
    const length = event.duration.toSeconds() * 1000;
    const occurrences = event.iterator();
    for (let start = occurrences.next(); start && wallOf(start) < to + ZONES_MS; start = occurrences.next()) {
      if (wallOf(start) + length < from - ZONES_MS) continue;
      const { startDate, endDate, item } = event.getOccurrenceDetails(start) as Occurrence;
      take(startDate, endDate, item);
    }
    // One that was moved into the wanted time from far before.
    for (const moved of Object.values(event.exceptions)) take(moved.startDate, moved.endDate, moved);
  }
  return joined(spans);
}

function eventsIn(text: string): readonly ICAL.Event[] | undefined {
  knowZonesOf(text);
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch {
    return undefined;
  }
  if (calendar.name !== 'vcalendar') return undefined;
  const all = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const changed = all.filter((event) => event.isRecurrenceException());
  const whole = all.filter((event) => !event.isRecurrenceException());
  const known = new Set(whole.map(({ uid }) => uid));
  for (const event of whole) for (const other of changed) if (other.uid === event.uid) event.relateException(other);
  // A changed occurrence whose series is not in the file stands for itself.
  return [...whole, ...changed.filter(({ uid }) => !known.has(uid))];
}

/** No clock is further from UTC. */
const ZONES_MS = 2 * 24 * 60 * 60_000;

/** What a clock shows, as if it were UTC: quick, and right to a day. */
const wallOf = ({ year, month, day, hour, minute }: ICAL.Time): number => Date.UTC(year, month - 1, day, hour, minute);

/** A zone of the IANA database that the file does not describe. */
class NamedZone extends ICAL.Timezone {
  /** Seconds. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    return wall.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9;
  }
}

/** Many calendars name a zone of the IANA database and do not describe it. */
function knowZonesOf(text: string): void {
  for (const [, tzid = ''] of text.matchAll(/TZID="?([A-Za-z][\w/+-]*)/g))
    if (isZone(tzid) && !ICAL.TimezoneService.has(tzid)) ICAL.TimezoneService.register(new NamedZone({ tzid }), tzid);
}

function isBusy({ component, uid }: ICAL.Event): boolean {
  const says = (name: string): string => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return says('transp') !== 'TRANSPARENT' && says('status') !== 'CANCELLED' && !OWN_ENTRY.test(uid ?? '');
}

/** A zone of the IANA database counts as we know it; another one as the file describes it. */
function instantOf(time: ICAL.Time, timeZone: string): number {
  const id = time.zone?.tzid ?? 'floating';
  const isFloating = time.isDate || id === 'floating';
  if (!isFloating && !isZone(id)) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const wall = time.isDate ? { year, month, day } : { year, month, day, hour, minute, second };
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(isFloating ? timeZone : id).epochMilliseconds;
}

const zones = new Map<string, boolean>();

function isZone(id: string): boolean {
  const known = zones.get(id);
  if (known !== undefined) return known;
  let is = /^[A-Za-z]/.test(id);
  try {
    new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions();
  } catch {
    is = false;
  }
  zones.set(id, is);
  return is;
}

function joined(spans: readonly { readonly from: number; readonly to: number }[]): BusySpans {
  const all: { from: number; to: number }[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
}

if (parentPort) parentPort.postMessage(busySpansOf(workerData as CalendarToRead));
