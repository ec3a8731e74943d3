import type { RateSet } from './rate-set.js';

/** The rates to calculate with today. */
export abstract class ExchangeRates {
  /** Undefined when the last good ones are older than 72 hours, or there have been none yet. */
  abstract current(): Promise<RateSet | undefined>;
}

/** Where new rates come from; asked by a job. */
export abstract class RatePublisher {
  /** The newest published rates. Throws when the publisher does not answer or its answer cannot be used. */
  abstract fetch(): Promise<RateSet>;
}
