import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';

/** What kept a calendar from being read. */
export const CALENDAR_FAILURES = [
  'address-refused',
  'unreachable',
  'too-slow',
  'too-large',
  'refused',
  'no-calendar',
  'too-complex',
] as const;

export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

/** Half-open, as instants. */
export interface BusyTime {
  readonly from: Date;
  readonly to: Date;
}

/** What a reading of a calendar brought. */
export type CalendarReading =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'read'; readonly times: readonly BusyTime[]; readonly etag: string | null }
  | { readonly kind: 'failed'; readonly failure: CalendarFailure };

const READ_EVERY_MS = 15 * 60_000;
/** The longest that a program has before it asks for a reading again. */
const READ_AGAIN_AFTER_MS = 60_000;

/** A calendar outside that says when a guide is busy. */
export class BusyCalendar extends AggregateRoot {
  readonly id!: string;
  readonly guideId!: string;
  /** `https:`; it may hold a secret of its owner. */
  readonly address!: string;
  readonly addedAt!: Date;
  /** The last reading that succeeded; null until the first one. */
  readAt!: Date | null;
  failure!: CalendarFailure | null;
  failingSince!: Date | null;
  /** Of the version that was read. */
  etag!: string | null;
  /** When a reading was last asked for. */
  askedAt!: Date;

  static begin({ id, guideId, address }: Pick<BusyCalendar, 'id' | 'guideId' | 'address'>, now: Date): BusyCalendar {
    return Object.assign(new BusyCalendar(), {
      ...{ id, guideId, address },
      addedAt: now,
      readAt: null,
      failure: null,
      failingSince: null,
      etag: null,
      askedAt: now,
    } satisfies Partial<BusyCalendar>);
  }

  /** After a failure the times of the last good reading stay. Returns when the next reading is due. */
  note(reading: CalendarReading, now: Date): Date {
    if (reading.kind === 'failed') {
      this.failure = reading.failure;
      this.failingSince ??= now;
    } else {
      this.readAt = now;
      this.failure = null;
      this.failingSince = null;
      if (reading.kind === 'read') this.etag = reading.etag;
    }
    return new Date(now.getTime() + READ_EVERY_MS);
  }

  /** The guide wants it read now. False within a minute of the last time. */
  askAgain(now: Date): boolean {
    if (now.getTime() - this.askedAt.getTime() < READ_AGAIN_AFTER_MS) return false;
    this.askedAt = now;
    return true;
  }
}
