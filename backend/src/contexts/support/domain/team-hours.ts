import { instantOf, localOf, type Zone } from '../../../shared-kernel/time/local-time.js';

/** When a person of the team answers the chat, on the clock of one place. */
export interface TeamHours {
  readonly zone: Zone;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  /** `HH:mm`, of the same day as `closes`, and before it. */
  readonly opens: string;
  readonly closes: string;
  readonly version: number;
}

const DAYS_AHEAD = 8;
const DAY_MS = 86_400_000;
const LENGTH_OF_DAY = 10;
const START_OF_TIME = 11;
const END_OF_TIME = 16;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The chat is open from the minute of opening, and closed from the minute of closing. */
export function isOpenAt({ zone, weekdays, opens, closes }: TeamHours, now: Date): boolean {
  const local = localOf(now, zone);
  const time = local.slice(START_OF_TIME, END_OF_TIME);
  return weekdays.includes(weekdayOf(local.slice(0, LENGTH_OF_DAY))) && time >= opens && time < closes;
}

/** When the chat opens next; undefined while it is open, and where it never opens. */
export function nextOpening(hours: TeamHours, now: Date): Date | undefined {
  if (isOpenAt(hours, now)) return undefined;
  const today = Date.parse(`${localOf(now, hours.zone).slice(0, LENGTH_OF_DAY)}T00:00:00Z`);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS).toISOString().slice(0, LENGTH_OF_DAY);
    const start = instantOf(`${day}T${hours.opens}`, hours.zone);
    if (hours.weekdays.includes(weekdayOf(day)) && start && start > now) return start;
  }
  return undefined;
}

/** The hours of the team; there is one set of them. */
export abstract class TeamHoursStore {
  abstract get(): Promise<TeamHours>;
  /** Throws ChangedMeanwhile unless the hours are of this version still. */
  abstract change(hours: TeamHours): Promise<void>;
}
