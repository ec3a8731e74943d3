import type { PriceArea } from './price-area.js';

export abstract class PriceAreas {
  /** By the slug of the city or the code of one of its airports. */
  abstract find(cityOrAirport: string): Promise<PriceArea | undefined>;
  abstract all(): Promise<readonly PriceArea[]>;
}
