import type { MissionDeparture } from './mission-departure.js';

/** Departures that customers have booked. */
export abstract class BookedDepartures {
  /** Undefined where there is no such booking. */
  abstract find(bookingId: string): Promise<MissionDeparture | undefined>;
}
