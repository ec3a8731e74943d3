import type { Locale, Translated } from '../../shared-kernel/language/locale.js';

export interface GuideRequirement {
  readonly cityId: string;
  readonly language: Locale;
  readonly category: string;
  readonly from: Date;
  readonly to: Date;
}

/** Who there is for a departure; all of one moment. */
export interface GuideAvailability {
  /** Guides of the city who speak the language, fit the category, work on that day and have no mission that overlaps. */
  readonly free: number;
  /** Bookings of the city then that have their guide, who is none of those. */
  readonly ledBookingIds: readonly string[];
  /** Between two missions of a guide. */
  readonly pauseMinutes: number;
}

/** A mission in short, for who tells people of it. */
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
  /** Who was asked, has not refused and does not have it. */
  readonly hopefulGuideIds: readonly string[];
}

/** A guide as everybody may know them. */
export interface ShownGuide {
  readonly firstName: string;
  /** Of the last name. */
  readonly initial: string;
  readonly city: { readonly slug: string; readonly name: string };
}

/** Questions that other contexts may ask about guides, through their gateways. */
export abstract class GuideMissionsApi {
  /** For many departures at once (availability of a month), in order. Reads inside the caller's transaction where there is one. */
  abstract guidesForEach(requirements: readonly GuideRequirement[]): Promise<readonly GuideAvailability[]>;
  /** Languages that guides of the city speak, for tours of this category. */
  abstract guideLanguages(cityId: string, category: string): Promise<readonly Locale[]>;
  abstract findMission(missionId: string): Promise<MissionSummary | undefined>;
  /** By slug; undefined for guides who are not shown. */
  abstract findShownGuide(slug: string, language: Locale): Promise<ShownGuide | undefined>;
}
