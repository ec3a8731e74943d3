import type { QuoteType, QuoteWishes } from './quote-request.js';

/** Where a service begins, and whose clock counts there. */
export interface ServicePlace {
  /** English, as the team reads it. */
  readonly name: string;
  readonly timeZone: string;
}

/** Finds the place of a request among airports, ports of call and the cities of the catalogue. */
export abstract class ServicePlaces {
  abstract find(type: QuoteType, wishes: QuoteWishes): Promise<ServicePlace | undefined>;
}
