import type { Translated } from '../../../shared-kernel/language/locale.js';

/** What a guide should know of a tour, in every language. */
export interface TourFacts {
  readonly slug: string;
  readonly name: Translated;
  readonly cityName: Translated;
  /** Until so long before the start a booking is cancelled free of charge. */
  readonly cancellationMinutes: number;
}

export abstract class Tours {
  /** Undefined where the tour is not on sale any more. */
  abstract find(tourId: string, durationMinutes: number): Promise<TourFacts | undefined>;
}
