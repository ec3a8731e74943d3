import type { Translated } from '../../../shared-kernel/language/locale.js';

/** A tour as its guide knows it, in every language. */
export interface TourFacts {
  readonly slug: string;
  readonly name: Translated;
  readonly cityName: Translated;
  /** Until this time before the start cancelling is free. */
  readonly cancellationMinutes: number;
}

export abstract class Tours {
  /** Undefined if the tour is no longer on sale. */
  abstract find(tourId: string, durationMinutes: number): Promise<TourFacts | undefined>;
}
