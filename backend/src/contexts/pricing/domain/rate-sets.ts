import type { RateSet } from './rate-set.js';

/** All rates that were ever published to us, by day. */
export abstract class RateSets {
  /** Adds the set, or replaces that day's; tells every process when the rates have changed. */
  abstract keep(set: RateSet, confirmedAt: Date): Promise<void>;
}
