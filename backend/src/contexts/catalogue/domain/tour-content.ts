import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { PriceTable } from '../../../shared-kernel/money/price-table.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';

export const TOUR_KINDS = ['private', 'group'] as const;
export type TourKind = (typeof TOUR_KINDS)[number];

export const TOUR_STATUSES = ['draft', 'published', 'withdrawn'] as const;
export type TourStatus = (typeof TOUR_STATUSES)[number];

export const TAX_REGIMES = ['margin-scheme', 'standard', 'exempt', 'outside-eu', 'agent'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

/** A text in some of the languages. What is published has it in English at least. */
export type Texts<T = string> = Partial<Translated<T>>;

/** What a poster shows. */
export interface Landmark {
  readonly motif: string;
  /** In English. */
  readonly name: string;
  readonly names?: Translated;
}

/** What is decided about a tour as a whole. */
export interface TourBasics {
  readonly slug: string;
  readonly cityId: string;
  readonly kind: TourKind;
  /** Slugs, the main one first. */
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly currency: Currency;
  readonly featured: boolean;
  /** Order in lists. */
  readonly position: number;
  readonly cancellationMinutes: number;
  readonly leadTimeMinutes: number;
  readonly infantsNeedSeat: boolean;
  readonly taxRegime: TaxRegime;
  readonly guideLanguages: readonly Locale[];
}

/** What a tour's page says in one language. */
export interface TourText {
  readonly title: string;
  readonly summary: string;
  /** Paragraphs are separated by a blank line. */
  readonly description: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
}

/** One bookable duration with its prices and start times. */
export interface TourOption {
  readonly durationMinutes: number;
  readonly prices: PriceTable;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  /** Seats of one departure; of group tours alone. */
  readonly capacity: number | null;
  /** 1 (Monday) to 7. */
  readonly weekdays: readonly number[];
  /** Local times of the city, `HH:mm`. */
  readonly startTimes: readonly string[];
  /** 1 to 12. */
  readonly closedMonths: readonly number[];
  /** `MM-dd` of every year, or `yyyy-MM-dd` once. */
  readonly closedDays: readonly string[];
}

export interface TourMeetingPoint {
  readonly id: string;
  readonly names: Texts;
  readonly address: string;
  readonly addresses: Texts;
  readonly latitude: number;
  readonly longitude: number;
}

export interface TourStop {
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
  readonly minutesToNext: number;
}

/** An uploaded photograph. The first one stands for the tour in lists. */
export interface TourPhoto {
  /** Of the file store. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for who cannot see it. */
  readonly alt: Texts;
}

/** What visitors filter by beside categories. */
export const SPECIAL_FILTERS = [
  'accessible',
  'with-children',
  'evening',
  'skip-the-line',
  'off-the-beaten-track',
] as const;
