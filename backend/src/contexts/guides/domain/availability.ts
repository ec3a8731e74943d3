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
