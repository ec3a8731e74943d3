import type { Mission } from './mission.js';
import type { Offer } from './offer.js';

/** Missions are changed one transaction after the other: whoever gets one for change holds it until the transaction ends. */
export abstract class MissionRepository {
  /** Throws MissionUnknown. */
  abstract getForChange(id: string): Promise<Mission>;
  /** The open or given mission of a departure. */
  abstract findOfDeparture(departureKey: string): Promise<Mission | undefined>;
  abstract findOfBooking(bookingId: string): Promise<Mission | undefined>;
  /** Throws MissionOverlaps when the guide has another mission then (an exclusion constraint decides). */
  abstract save(mission: Mission): Promise<void>;
  /** Makes transactions about the same thing wait for each other. */
  abstract oneAtATime(thing: string): Promise<void>;
  /** Facts come in any order: a cancellation may be heard of before the booking. */
  abstract noteWithdrawn(bookingId: string): Promise<void>;
  abstract isWithdrawn(bookingId: string): Promise<boolean>;
}

export abstract class OfferRepository {
  abstract find(missionId: string, guideId: string): Promise<Offer | undefined>;
  abstract ofMission(missionId: string): Promise<readonly Offer[]>;
  abstract save(offer: Offer): Promise<void>;
}
