import type { StartTimes } from '../../domain/schedule.js';
import type { ListedTour } from './listed-tour.js';

/** Options with the same schedule. One calculation per date serves them all. */
export interface DepartureKind {
  readonly duration: number;
  readonly schedule: StartTimes;
  readonly timeZone: string;
  readonly leadTimeMinutes: number;
}

/** The departures of the tours in a listing. A hundred thousand tours have some ten thousand kinds of departures. */
export class Departures {
  private readonly kinds: readonly DepartureKind[];
  /** The rows of one kind after the other. */
  private readonly rows: Uint32Array;
  /** The end of each kind in `rows`. */
  private readonly ends: Uint32Array;

  /** @param tours by row; equal schedules are one object */
  constructor(tours: readonly ListedTour[]) {
    const collected = [...collect(tours).values()];
    this.kinds = collected.map(({ kind }) => kind);
    this.ends = new Uint32Array(collected.length);
    let end = 0;
    collected.forEach(({ rows }, index) => (this.ends[index] = end += rows.length));
    this.rows = new Uint32Array(end);
    collected.forEach(({ rows }, index) => this.rows.set(rows, (this.ends[index] ?? 0) - rows.length));
  }

  /** Visits the rows of each kind that departs. A row with several kinds is visited once per kind. */
  forEachRow(departs: (kind: DepartureKind) => boolean, visit: (row: number, kind: DepartureKind) => void): void {
    let at = 0;
    this.kinds.forEach((kind, index) => {
      const end = this.ends[index] ?? 0;
      if (departs(kind)) for (; at < end; at += 1) visit(this.rows[at] ?? 0, kind);
      at = end;
    });
  }
}

interface Collected {
  readonly kind: DepartureKind;
  readonly rows: number[];
}

function collect(tours: readonly ListedTour[]): ReadonlyMap<string, Collected> {
  const kinds = new Map<string, Collected>();
  const numbers = new Map<StartTimes, number>();
  const numberOf = (schedule: StartTimes): number => {
    const number = numbers.get(schedule) ?? numbers.size;
    numbers.set(schedule, number);
    return number;
  };
  tours.forEach(({ options, timeZone, leadTimeMinutes }, row) => {
    for (const { duration, schedule } of options) {
      const key = `${duration} ${timeZone} ${leadTimeMinutes} ${numberOf(schedule)}`;
      const known = kinds.get(key) ?? { kind: { duration, schedule, timeZone, leadTimeMinutes }, rows: [] };
      known.rows.push(row);
      kinds.set(key, known);
    }
  });
  return kinds;
}
