import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { GuidesWorkItemRaised, GuidesWorkItemSettled } from '../events.js';
import { type Availability, type DateRange, mustBeSound, type WorkingHours, wholeDaysBut } from './availability.js';
import { LicenceIncomplete, NothingSpoken } from './guide.errors.js';

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

/** What a guide tells guests and the team. Files are paths of uploads. */
export interface GuideProfile extends Qualifications {
  /** Local date `yyyy-MM-dd`: the last day of the license. */
  readonly licenceExpiresOn: string | null;
  readonly picture: string | null;
  readonly greeting: string | null;
  readonly words: readonly Omit<OwnWords, 'isTranslation'>[];
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

export const LICENCE_STATES = ['none', 'valid', 'expires-soon', 'expired'] as const;

export type LicenceState = (typeof LICENCE_STATES)[number];

/** The team and the guide hear of a license this long before it expires. */
const WARNING_DAYS = 30;
const LICENCE_EXPIRES = 'licence-expires';

/** @param today local date `yyyy-MM-dd` */
export function licenceStateOf(
  { licence, licenceExpiresOn }: Pick<Guide, 'licence' | 'licenceExpiresOn'>,
  today: string,
): LicenceState {
  if (licenceExpiresOn === null) return licence === null ? 'none' : 'valid';
  if (licenceExpiresOn < today) return 'expired';
  return licenceExpiresOn <= daysAfter(today, WARNING_DAYS) ? 'expires-soon' : 'valid';
}

/** The last of those with one key counts. */
const eachOnce = <T>(all: readonly T[], keyOf: (each: T) => string): readonly T[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
];

const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

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
  /** The expiry of which the team was told. */
  licenceWarnedFor!: string | null;
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
      licenceWarnedFor: null,
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

  /**
   * The guide presents themselves. Translations by the team stay where the guide writes nothing in that language. Throws
   * ChangedMeanwhile, NothingSpoken, LicenceIncomplete.
   */
  present({ words, ...profile }: GuideProfile, version: number): void {
    mustBeVersion(this, version);
    if (profile.languages.length === 0) throw new NothingSpoken();
    if (profile.licence === null && profile.licenceExpiresOn !== null) throw new LicenceIncomplete();
    const own = eachOnce(words, ({ language }) => language).map((each) => ({ ...each, isTranslation: false }));
    const isOwn = ({ language }: OwnWords): boolean => own.some((each) => each.language === language);
    const translations = own.length === 0 ? [] : this.words.filter((each) => each.isTranslation && !isOwn(each));
    if (profile.licenceExpiresOn !== this.licenceExpiresOn) this.forgetWarning();
    Object.assign(this, {
      ...profile,
      languages: eachOnce(profile.languages, ({ locale }) => locale),
      categories: [...new Set(profile.categories)],
      words: [...own, ...translations],
    });
  }

  /** When the guide works. Throws ChangedMeanwhile, HoursOverlap, HolidayReversed. */
  workAt(availability: Availability, version: number): void {
    mustBeVersion(this, version);
    mustBeSound(availability);
    Object.assign(this, availability);
  }

  /** Tells the team once of a license that expires within a month. @param today local date `yyyy-MM-dd` */
  checkLicence(today: string): void {
    const { licenceExpiresOn: day, licence } = this;
    const state = licenceStateOf(this, today);
    if (day === null || this.licenceWarnedFor === day || (state !== 'expires-soon' && state !== 'expired')) return;
    this.licenceWarnedFor = day;
    this.record<GuidesWorkItemRaised>({
      type: 'guides.work-item-raised.v1',
      kind: LICENCE_EXPIRES,
      key: this.userId,
      subject: { type: 'user', id: this.userId },
      facts: { licence, day },
    });
  }

  /** Ignores a rating that is older than the one that is shown. Returns whether the guide is shown with another one. */
  showRating({ rating, count, revision }: GuideRating): boolean {
    if (revision <= this.ratingRevision) return false;
    Object.assign(this, { rating, ratingCount: count, ratingRevision: revision });
    return true;
  }

  private forgetWarning(): void {
    if (this.licenceWarnedFor === null) return;
    this.licenceWarnedFor = null;
    this.record<GuidesWorkItemSettled>({
      type: 'guides.work-item-settled.v1',
      kind: LICENCE_EXPIRES,
      key: this.userId,
    });
  }
}
