/** A day that somebody knows by heart, as it is typed: in three parts, each of which may be missing or wrong. */
export interface TypedDay {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const noDay: TypedDay = { year: '', month: '', day: '' };

/** Full-width digits, too, as a Japanese keyboard writes them: `１９９０`. */
function numberOf(text: string): number {
  const digits = text.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(digits) ? Number(digits) : NaN;
}

/** `1990-05-17` → its parts, as they are typed. */
export function typedDayOf(day: string | null): TypedDay {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  return day === null ? noDay : { year, month: String(Number(month)), day: String(Number(date)) };
}

/** `1990-05-17`; undefined where nothing is typed, or not a day of the calendar with its whole year. */
export function dayOf({ year, month, day }: TypedDay): string | undefined {
  const parts = [numberOf(year), numberOf(month), numberOf(day)] as const;
  const [y, m, d] = parts;
  if (parts.some(Number.isNaN) || y < 1000) return undefined;
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const OF_AGE_YEARS = 18;

/** On the day of `now`, by the calendar of UTC: `2008-11-22` is on the 22nd of November 2026. */
export function isOfAge(day: string, now: number): boolean {
  const latest = new Date(now);
  const years = latest.getUTCFullYear() - OF_AGE_YEARS;
  return day <= `${years}${latest.toISOString().slice(4, 10)}`;
}

export const isNothing = ({ year, month, day }: TypedDay): boolean => `${year}${month}${day}`.trim() === '';
