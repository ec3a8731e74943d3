import { instantOf, localOf } from './local-time.js';

const ZONE = 'Europe/Brussels';
/** TARGET takes payments of customers until then. */
const CLOSING_TIME = '18:00';
const DAY_MS = 86_400_000;

/** Whether banks of the euro area settle payments on the day (`2027-05-03`): Monday to Friday without TARGET holidays. */
export function isBankDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !FIXED_HOLIDAYS.has(day.slice(5)) && !easterHolidaysOf(date.getUTCFullYear()).includes(day);
}

/** The close of business of the n-th bank day after the day of the instant. */
export function afterBankDays(instant: Date, days: number): Date {
  let day = dayOf(instant);
  for (let left = days; left > 0;) {
    day = nextDay(day);
    if (isBankDay(day)) left -= 1;
  }
  return closeOf(day);
}

/** The close of business of the n-th bank day before the day of the instant. */
export function beforeBankDays(instant: Date, days: number): Date {
  let day = dayOf(instant);
  for (let left = days; left > 0;) {
    day = nextDay(day, -1);
    if (isBankDay(day)) left -= 1;
  }
  return closeOf(day);
}

/** New Year, Labour Day, Christmas Day and the day after it. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/** Good Friday and Easter Monday. */
function easterHolidaysOf(year: number): readonly string[] {
  const easter = easterOf(year);
  return [nextDay(easter, -2), nextDay(easter, 1)];
}

/** The Gregorian Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * shift + 114;
  const month = String(Math.floor(march / 31)).padStart(2, '0');
  return `${year}-${month}-${String((march % 31) + 1).padStart(2, '0')}`;
}

const dayOf = (instant: Date): string => localOf(instant, ZONE).slice(0, 10);

const nextDay = (day: string, by = 1): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + by * DAY_MS).toISOString().slice(0, 10);

/** 18:00 exists on every day of this zone. */
const closeOf = (day: string): Date => instantOf(`${day}T${CLOSING_TIME}`, ZONE) ?? new Date(`${day}T17:00:00Z`);
