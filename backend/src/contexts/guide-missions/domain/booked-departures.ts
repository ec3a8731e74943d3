import type { MissionDeparture } from './mission-departure.js';

/** Departures that customers have booked. */
export abstract class BookedDepartures {
  /** Undefined if the booking does not exist. */
  abstract find(bookingId: string): Promise<MissionDeparture | undefined>;
}
