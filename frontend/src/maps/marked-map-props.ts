import type { MapMark } from './map-targets.js';

export interface MarkedMapProps {
  /** What the map shows: its name for those who do not see it. */
  label: string;
  /** Each is a link, in the order of the keyboard; the first have the room. */
  marks: readonly MapMark[];
  /** Shown below while no mark is pointed at. */
  hint: string;
  /** Of those that lie too close together for a target each: `4 cities, such as Rome: 4 tours, from €110`. */
  together: (first: string, count: number) => string;
  zoom: ZoomTexts;
}

export interface ZoomTexts {
  readonly nearer: string;
  readonly farther: string;
  readonly whole: string;
  /** Which keys do what. */
  readonly keys: string;
  /** Said after each move: how many marks are in view. */
  readonly shown: (count: number) => string;
}
