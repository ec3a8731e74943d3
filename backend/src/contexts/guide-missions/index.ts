import type { Locale, Translated } from '../../shared-kernel/locale.js';

export interface GuideNeed {
  readonly cityId: string;
  readonly language: Locale;
  readonly category: string;
  readonly from: Date;
  readonly to: Date;
}

/** A mission in short, for who tells people of it. */
export interface MissionBrief {
  readonly id: string;
  readonly state: 'open' | 'given' | 'finished' | 'cancelled';
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** Of its first booking. */
  readonly bookingReference: string;
  readonly guideId: string | null;
  readonly givenAs: 'accepted' | 'assigned' | null;
  readonly givenAt: Date | null;
  /** Who was asked, has not refused and does not have it. */
  readonly hopefulGuideIds: readonly string[];
}

/** Questions that other contexts may ask about guides, through their gateways. */
export abstract class GuideMissionsApi {
  /**
   * Guides of the city who speak the language, fit the category, work on that day and have no assigned mission that
   * overlaps. Reads inside the caller's transaction where there is one.
   */
  abstract countFreeGuides(need: GuideNeed): Promise<number>;
  /** The same for many departures at once (availability of a month), in order. */
  abstract countFreeGuidesOfEach(needs: readonly GuideNeed[]): Promise<readonly number[]>;
  /** Languages that guides of the city speak, for tours of this category. */
  abstract guideLanguages(cityId: string, category: string): Promise<readonly Locale[]>;
  abstract findMission(missionId: string): Promise<MissionBrief | undefined>;
}
