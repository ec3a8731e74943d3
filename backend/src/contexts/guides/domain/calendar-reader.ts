import type { CalendarReading } from './busy-calendar.js';

export interface WantedReading {
  readonly address: string;
  /** Of the version that is known. */
  readonly etag: string | null;
  /** Where days and times without a zone are meant. */
  readonly timeZone: string;
  /** What ends before it is not wanted. */
  readonly now: Date;
}

/** Reads calendars at addresses that guides have named. */
export abstract class CalendarReader {
  /** Whether the text of the address can be one that is called. */
  abstract takes(address: string): boolean;
  abstract read(wanted: WantedReading): Promise<CalendarReading>;
}
