import { HolidayReversed, HoursOverlap } from './guide.errors.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours of one weekday, in the guide's zone. */
export interface WorkingHours {
  /** 1 (Monday) to 7. */
  readonly weekday: number;
  /** `HH:mm`. */
  readonly from: string;
  /** `HH:mm`, `24:00` at most. */
  readonly to: string;
}

/** Local dates `yyyy-MM-dd`, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The whole day on every weekday but these. */
export const wholeDaysBut = (daysOff: readonly number[]): readonly WorkingHours[] =>
  WEEKDAYS.filter((weekday) => !daysOff.includes(weekday)).map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));

/** When a guide works, and how much. */
export interface Availability {
  readonly hours: readonly WorkingHours[];
  readonly holidays: readonly DateRange[];
  readonly missionsPerDay: number | null;
  /** The pause and the travel between two missions; the rule for everybody is the least. */
  readonly pauseMinutes: number;
}

/** Throws HoursOverlap for hours that end before they begin or cross others, HolidayReversed likewise for holidays. */
export function mustBeSound({ hours, holidays }: Availability): void {
  for (const weekday of WEEKDAYS) {
    const day = hours.filter((each) => each.weekday === weekday).toSorted((a, b) => a.from.localeCompare(b.from));
    const isSound = day.every(({ from, to }, place) => from < to && to <= (day[place + 1]?.from ?? to));
    if (!isSound) throw new HoursOverlap({ weekday });
  }
  const reversed = holidays.find(({ from, to }) => to < from);
  if (reversed) throw new HolidayReversed({ from: reversed.from });
}
