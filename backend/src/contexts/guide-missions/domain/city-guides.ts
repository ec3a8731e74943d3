import type { Locale } from '../../../shared-kernel/language/locale.js';

/** What a mission requires of its guide. */
export interface MissionNeed {
  /** Of the mission. */
  readonly id: string;
  readonly cityId: string;
  readonly category: string;
  readonly language: Locale;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Who is busy with a mission, once it is saved. */
export interface SavedMission extends MissionNeed {
  readonly state: string;
  readonly guideId: string | null;
  readonly localDate: string;
  readonly bookings: readonly { readonly id: string }[];
}

/** A guide of the city, with what speaks for and against a mission. */
export interface GuideOfCity {
  readonly guideId: string;
  readonly rating: number | null;
  readonly languages: readonly Locale[];
  readonly speaksLanguage: boolean;
  readonly isQualified: boolean;
  /** Has no other mission then, nor within the pause before or after. */
  readonly isFree: boolean;
  /** Their hours and holidays leave the time. */
  readonly works: boolean;
  readonly canTake: boolean;
}

/** The guides, as their own context knows them: who can take what, and when. */
export abstract class CityGuides {
  abstract whoCanTake(mission: MissionNeed): Promise<readonly Pick<GuideOfCity, 'guideId' | 'rating'>[]>;
  /** The active guides of the mission's city. */
  abstract ofCity(mission: MissionNeed): Promise<readonly GuideOfCity[]>;
  /** Locks the guide until the transaction ends. False if nobody is such a guide. */
  abstract lock(guideId: string): Promise<boolean>;
  /** The guide of the mission is busy with it; nobody is, unless it is assigned. In the running transaction. */
  abstract follow(mission: SavedMission): Promise<void>;
  abstract pauseMinutes(): Promise<number>;
}
