import type { Mission } from './mission.js';
import type { Offer } from './offer.js';

/** A mission that was got for change stays locked until the transaction ends. */
export abstract class MissionRepository {
  abstract find(id: string): Promise<Mission | undefined>;
  /** Throws MissionUnknown. */
  abstract getForChange(id: string): Promise<Mission>;
  /** The open or assigned mission of a departure, for change. */
  abstract findOfDeparture(departureKey: string): Promise<Mission | undefined>;
  /** The mission that has the booking, for change. One that the booking has left does not count. */
  abstract findOfBooking(bookingId: string): Promise<Mission | undefined>;
  /** The mission that a guide has of the booking, for change, also of one that was cancelled. */
  abstract findPaidFor(bookingId: string): Promise<Mission | undefined>;
  /** The guide's other assigned missions that the time of this one reaches into. */
  abstract inTheWayOf(mission: Mission, guideId: string): Promise<readonly Mission[]>;
  /** Throws MissionOverlaps when the guide has another mission at that time: an exclusion constraint decides. */
  abstract save(mission: Mission): Promise<void>;
  /** Makes transactions about the same thing wait for one another. */
  abstract oneAtATime(thing: string): Promise<void>;
  /** Events come in any order: a cancellation may arrive before the confirmation of the booking. */
  abstract noteWithdrawn(bookingId: string): Promise<void>;
  abstract isWithdrawn(bookingId: string): Promise<boolean>;
}

export abstract class OfferRepository {
  abstract find(missionId: string, guideId: string): Promise<Offer | undefined>;
  abstract ofMission(missionId: string): Promise<readonly Offer[]>;
  abstract save(offer: Offer): Promise<void>;
}
