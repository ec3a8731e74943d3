const RANGE = /^(\d{1,2}:\d{2})[-–](\d{1,2}:\d{2})\/(\d{1,3})$/;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const DAY_MINUTES = 24 * 60;

/** Lines that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is separated by commas, spaces or lines. */
export const partsOf = (text: string): string[] => text.split(/[,;\s]+/).filter(Boolean);

const minutesOf = (text: string): number | undefined => {
  const [, hour, minute] = TIME.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
};

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `9:30, 14:00-16:00/60` → 09:30, 14:00, 15:00, 16:00; undefined where a part is no time and no range with a step. */
export function startTimesOf(text: string): string[] | undefined {
  const times = partsOf(text).map((part) => {
    const single = minutesOf(part);
    if (single !== undefined) return [single];
    const [, first = '', last = '', step = ''] = RANGE.exec(part) ?? [];
    const [from, to, every] = [minutesOf(first), minutesOf(last), Number(step)];
    if (from === undefined || to === undefined || every < 5 || to < from) return undefined;
    const found: number[] = [];
    for (let at = from; at <= to && at < DAY_MINUTES; at += every) found.push(at);
    return found;
  });
  return times.some((each) => each === undefined)
    ? undefined
    : [...new Set(times.flatMap((each) => each ?? []))].sort((a, b) => a - b).map(clock);
}

const CLOSED = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** `12-25 2027-05-01`: days of every year, or of one; undefined where a part is neither. */
export function closedDaysOf(text: string): string[] | undefined {
  const days = partsOf(text);
  return days.every((day) => CLOSED.test(day)) ? days : undefined;
}

/** `41.8992` or `41,8992`; undefined where it is no number within the limits. */
export function degreesOf(text: string, most: number): number | undefined {
  const written = text.trim().replace(',', '.');
  const number = Number(written);
  return written !== '' && Math.abs(number) <= most ? number : undefined;
}

export const isWhole = (least: number, most: number) => (text: string) =>
  /^\d{1,9}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
