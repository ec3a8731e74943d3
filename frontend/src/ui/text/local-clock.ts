import { dateFormat } from './date-format.js';

/** How the reader's date lies to the city's: zones are up to 26 hours apart, which can be two days. */
export type DayBeside = 'same' | 'earlier' | 'later' | 'twoEarlier' | 'twoLater';

const DAY = 86_400_000;
const beside = new Map<number, DayBeside>([
  [-2, 'twoEarlier'],
  [-1, 'earlier'],
  [1, 'later'],
  [2, 'twoLater'],
]);

/** `2027-05-02 09:30` */
const wallOf = (instant: Date, timeZone: string): string =>
  dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(instant);

const dayOf = (wall: string): number => Date.parse(wall.slice(0, 10)) / DAY;

/** On which day the instant falls by the reader's clock, seen from the city; undefined where both clocks show the same. */
export function dayBeside(instant: string, city: string, here: string): DayBeside | undefined {
  const at = new Date(instant);
  const [there, read] = [wallOf(at, city), wallOf(at, here)];
  return there === read ? undefined : (beside.get(dayOf(read) - dayOf(there)) ?? 'same');
}
