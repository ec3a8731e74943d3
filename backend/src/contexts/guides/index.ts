import type { Locale } from '../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** A departure for which a guide is needed. */
export interface GuideRequirement {
  readonly cityId: string;
  readonly language: Locale;
  /** Of the tour, in its order. */
  readonly categories: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

const CATEGORY_OF_PLAIN_TOURS = 'private-tour';

/** The category in which a guide of the tour must be qualified: the first one of the tour. */
export const requiredCategory = (categories: readonly string[]): string => categories[0] ?? CATEGORY_OF_PLAIN_TOURS;

/** The guides of a departure, all read at one moment. */
export interface GuideAvailability {
  /** Approved guides of the city who speak the language, are qualified, work at that time, and neither have an overlapping mission nor are busy by their calendars. */
  readonly free: number;
  /** Bookings of the city at that time whose guide is assigned, and therefore not among the free ones. */
  readonly ledBookingIds: readonly string[];
  /** Between two missions of a guide. */
  readonly pauseMinutes: number;
}

/** The departure of a mission. */
export interface MissionTimes {
  readonly missionId: string;
  readonly cityId: string;
  readonly category: string;
  readonly language: Locale;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A guide of the city, with what speaks for and against a departure. */
export interface GuideForDeparture {
  /** Of the account. */
  readonly guideId: string;
  /** Two decimals; null for a new guide. */
  readonly rating: number | null;
  readonly languages: readonly Locale[];
  readonly speaksLanguage: boolean;
  readonly isQualified: boolean;
  /** Has no other mission then, nor within the pause before or after, and is not busy by their own calendars. */
  readonly isFree: boolean;
  /** Their hours and holidays leave the time. */
  readonly works: boolean;
  readonly canTake: boolean;
}

/** A mission that keeps a guide busy. */
export interface Commitment {
  readonly missionId: string;
  readonly guideId: string;
  readonly cityId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `yyyy-MM-dd` in the zone of the city. */
  readonly localDate: string;
  readonly bookingIds: readonly string[];
}

/** How a guide is paid: a share of what the customers paid, or a fixed fee for the mission. */
export type GuidePayTerm =
  { readonly kind: 'share'; readonly basisPoints: number } | { readonly kind: 'fixed-fee'; readonly fee: MoneyView };

/** What is public of a guide. */
export interface ShownGuide {
  /** Of the account. */
  readonly id: string;
  readonly firstName: string;
  /** Of the last name. */
  readonly initial: string;
  readonly city: { readonly slug: string; readonly name: string };
}

/**
 * Questions that other contexts may ask about guides, through their gateways. Who can take what, and when, is answered here
 * alone. All answers are read inside the caller's transaction where there is one.
 */
export abstract class GuidesApi {
  /** For many departures at once (availability of a month), in order. */
  abstract findAvailability(requirements: readonly GuideRequirement[]): Promise<readonly GuideAvailability[]>;
  /** Who can take the departure of a mission; the accounts may be suspended. */
  abstract findWhoCanTake(mission: MissionTimes): Promise<readonly Pick<GuideForDeparture, 'guideId' | 'rating'>[]>;
  /** The active guides of the city. */
  abstract findOfCity(mission: MissionTimes): Promise<readonly GuideForDeparture[]>;
  /** Locks the guide until the transaction ends. False if nobody is such a guide. */
  abstract lock(guideId: string): Promise<boolean>;
  /** The guide is busy with the mission, in the caller's transaction. Replaces what was known of it. */
  abstract commit(commitment: Commitment): Promise<void>;
  /** Nobody is busy with the mission. */
  abstract release(missionId: string): Promise<void>;
  abstract pauseMinutes(): Promise<number>;
  /** A term of the guide comes before one of the tour, of the city, and the one for everybody, in this order. */
  abstract findPayTerm(guideId: string, tourId: string, cityId: string): Promise<GuidePayTerm>;
  /** By slug; undefined for guides who are not shown. */
  abstract findShownGuide(slug: string, language: Locale): Promise<ShownGuide | undefined>;
}
