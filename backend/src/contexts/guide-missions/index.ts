import type { Locale, Translated } from '../../shared-kernel/language/locale.js';
import type { Addressed } from '../../shared-kernel/language/names.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** What a guide must know of a departure that was sold. */
export interface BookedDeparture {
  readonly id: string;
  readonly reference: string;
  readonly tour: {
    readonly id: string;
    readonly slug: string;
    readonly name: Translated;
    readonly optionId: string;
    readonly kind: 'private' | 'group';
    readonly cityId: string;
    readonly cityName: Translated;
    /** The first names the kind of guide that is needed. */
    readonly categories: readonly string[];
  };
  readonly guideLanguage: Locale;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `yyyy-MM-dd` and `HH:mm` in the zone of the city. */
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  /** What the customer paid, in the tour's currency. */
  readonly price: MoneyView;
  /** Cancelling is free until this many minutes before the start. */
  readonly freeUntilMinutesBefore: number;
  readonly meetingPoint: Addressed & { readonly name: Translated };
  readonly traveller: {
    readonly name: string;
    readonly language: Locale;
    readonly phone: string;
    readonly email: string;
  };
  readonly specialRequirements: string | null;
}

/** A mission as other contexts may know it. */
export interface MissionSummary {
  readonly id: string;
  readonly state: 'open' | 'assigned' | 'finished' | 'cancelled';
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** Of its first booking. */
  readonly bookingReference: string;
  readonly guideId: string | null;
  readonly assignedBy: 'guide' | 'admin' | null;
  readonly assignedAt: Date | null;
  /** Guides who were asked, have not refused, and are not assigned. */
  readonly hopefulGuideIds: readonly string[];
}

/** Questions that other contexts may ask about missions, through their gateways. */
export abstract class GuideMissionsApi {
  abstract findMission(missionId: string): Promise<MissionSummary | undefined>;
}

/**
 * What guide missions ask of the context that sells departures. That context provides the answer, so that guide missions
 * do not know who sells.
 */
export abstract class SoldDepartures {
  /** Undefined if the booking does not exist. */
  abstract find(bookingId: string): Promise<BookedDeparture | undefined>;
}
