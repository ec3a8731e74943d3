import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type DateRange, type WorkingHours, wholeDaysBut } from './availability.js';

export const LANGUAGE_LEVELS = ['native', 'fluent', 'good'] as const;

export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export interface GuideLanguage {
  readonly locale: Locale;
  readonly level: LanguageLevel;
}

/** What a guide says about themselves, in one language. */
export interface OwnWords {
  readonly language: Locale;
  readonly text: string;
  /** The guide wrote the text in another language, and the team translated it. */
  readonly isTranslation: boolean;
}

/** What decides which tours a guide can lead. */
export interface Qualifications {
  /** The first is where the guide lives. */
  readonly cityIds: readonly string[];
  /** IANA name: the zone of the first city, in which hours and days are meant. */
  readonly timeZone: string;
  readonly languages: readonly GuideLanguage[];
  /** Slugs. */
  readonly categories: readonly string[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** Leads walks without steps. */
  readonly stepFree: boolean;
  readonly yearsGuiding: number | null;
  /** Number of the guide's license, where the guide has one. */
  readonly licence: string | null;
}

/** What a new guide begins with. */
export interface NewGuide extends Qualifications {
  readonly userId: string;
  /** Of the address of the page. */
  readonly slug: string;
  /** Path of a stored file. */
  readonly picture: string | null;
  /** Weekdays 1 (Monday) to 7. */
  readonly daysOff: readonly number[];
}

/** The rating of a guide by the reviews of travelers. */
export interface GuideRating {
  /** Two decimals; null without stars. */
  readonly rating: number | null;
  readonly count: number;
  readonly revision: number;
}

/** A person who leads tours: what they can do, when they work, and how they are shown. */
export class Guide extends AggregateRoot {
  readonly userId!: string;
  readonly slug!: string;
  cityIds!: readonly string[];
  timeZone!: string;
  languages!: readonly GuideLanguage[];
  categories!: readonly string[];
  hasCar!: boolean;
  hasBikes!: boolean;
  stepFree!: boolean;
  yearsGuiding!: number | null;
  licence!: string | null;
  /** Local date `yyyy-MM-dd`: the last day of the license. */
  licenceExpiresOn!: string | null;
  /** Paths of stored files. */
  picture!: string | null;
  greeting!: string | null;
  words!: readonly OwnWords[];
  hours!: readonly WorkingHours[];
  holidays!: readonly DateRange[];
  missionsPerDay!: number | null;
  /** The pause and the travel that this guide needs between two missions. */
  pauseMinutes!: number;
  rating!: number | null;
  ratingCount!: number;
  ratingRevision!: number;
  active!: boolean;
  version!: number;

  static begin({ daysOff, ...guide }: NewGuide): Guide {
    return Object.assign(new Guide(), {
      ...guide,
      licenceExpiresOn: null,
      greeting: null,
      words: [],
      hours: wholeDaysBut(daysOff),
      holidays: [],
      missionsPerDay: null,
      pauseMinutes: 0,
      rating: null,
      ratingCount: 0,
      ratingRevision: 0,
      active: true,
      version: 1,
    } satisfies Partial<Guide>);
  }

  /** The team has approved these qualifications. The page, the rating and the working hours stay. */
  qualify(qualifications: Qualifications): void {
    Object.assign(this, qualifications);
  }

  /** Ignores a rating that is older than the one that is shown. Returns whether the guide is shown with another one. */
  showRating({ rating, count, revision }: GuideRating): boolean {
    if (revision <= this.ratingRevision) return false;
    Object.assign(this, { rating, ratingCount: count, ratingRevision: revision });
    return true;
  }
}
