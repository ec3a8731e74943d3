import type { Currency } from '../../shared-kernel/money/currency.js';
import type { Locale, Translated } from '../../shared-kernel/language/locale.js';
import type { Addressed } from '../../shared-kernel/language/names.js';
import type { PriceTable } from '../../shared-kernel/money/price-table.js';

/** When an option starts: local wall times of the tour's city. Weekdays 1 (Monday) to 7. */
export interface Schedule {
  readonly weekdays: readonly number[];
  /** `HH:mm`, ascending, all start times of a day. */
  readonly times: readonly string[];
  /** Months 1 to 12 in which it is not run. */
  readonly closedMonths: readonly number[];
  /** `MM-dd` of every year, or `yyyy-MM-dd` once. */
  readonly closedDays: readonly string[];
}

export interface MeetingPoint extends Addressed {
  readonly id: string;
  readonly name: Translated;
  readonly latitude: number;
  readonly longitude: number;
}

/** One option of a tour with all that selling a departure needs. */
export interface OptionForSale {
  readonly tourId: string;
  readonly slug: string;
  readonly name: Translated;
  readonly optionId: string;
  readonly durationMinutes: number;
  readonly kind: 'private' | 'group';
  readonly city: { readonly id: string; readonly slug: string; readonly name: Translated; readonly timeZone: string };
  /** In the tour's order. */
  readonly categories: readonly string[];
  readonly currency: Currency;
  readonly prices: PriceTable;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  /** Seats of one departure; only for group tours. */
  readonly capacity?: number;
  readonly infantsNeedSeat: boolean;
  readonly leadTimeMinutes: number;
  readonly cancellationMinutes: number;
  readonly taxRegime: 'margin-scheme' | 'standard' | 'exempt' | 'outside-eu' | 'agent';
  readonly schedule: Schedule;
  readonly meetingPoints: readonly MeetingPoint[];
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
}

/** What has a page and a poster of its own. */
export type PlaceKind = 'city' | 'tour' | 'country' | 'continent';

export interface NamedCity {
  readonly id: string;
  readonly slug: string;
  readonly name: Translated;
}

/** A city and its clock. */
export interface CityTime extends NamedCity {
  /** IANA name. */
  readonly timeZone: string;
}

/** What a tour is called and where it takes place. */
export interface NamedTour extends NamedCity {
  readonly city: NamedCity;
}

/** What a poster shows. */
export interface PosterSubjectView {
  readonly slug: string;
  readonly landmarks: readonly { readonly motif: string; readonly name: string }[];
  readonly continent: string;
  /** Degrees north; of a continent that has all kinds of trees there is none. */
  readonly latitude?: number;
  readonly evening: boolean;
}

export interface CityNames {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

export interface TranslatedCity {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly names: Translated;
}

export interface CategoryTitle {
  readonly slug: string;
  readonly title: string;
}

/** Questions that other contexts may ask the catalogue, through their gateways. */
export abstract class CatalogueApi {
  /** By id or slug of the tour; undefined where there is no such tour on sale or it has no such duration. */
  abstract findOptionForSale(tour: string, durationMinutes: number): Promise<OptionForSale | undefined>;
  abstract findOptionsForSale(tour: string): Promise<readonly OptionForSale[]>;
  abstract findPosterSubject(kind: PlaceKind, slug: string): Promise<PosterSubjectView | undefined>;
  /** By slug; in English where it has no name in the language. */
  abstract findName(kind: PlaceKind, slug: string, language: Locale): Promise<string | undefined>;
  /** By id or slug. */
  abstract findSlug(kind: Exclude<PlaceKind, 'tour'>, idOrSlug: string): Promise<string | undefined>;
  abstract findCityId(citySlug: string): Promise<string | undefined>;
  /** By id or slug; only a city that is shown. */
  abstract findCity(idOrSlug: string, language: Locale): Promise<CityNames | undefined>;
  /** IANA name of a city's time zone, by the city's id. */
  abstract findTimeZone(cityId: string): Promise<string | undefined>;
  /** The categories of these slugs that there are, in their order. */
  abstract categories(slugs: readonly string[], language: Locale): Promise<readonly CategoryTitle[]>;
  /** Every city that is shown, in all languages. */
  abstract cityNames(): Promise<readonly TranslatedCity[]>;
  /** By id or slug. */
  abstract findCityName(city: string): Promise<NamedCity | undefined>;
  /** By id or slug. */
  abstract findCityTime(city: string): Promise<CityTime | undefined>;
  /** By id or slug; undefined where there is no such tour on sale. */
  abstract findTourName(tour: string): Promise<NamedTour | undefined>;
  /** The ids of all tours on sale, the oldest first. */
  abstract tourIdsOnSale(): Promise<readonly string[]>;
  /** By id, on sale or not; in no order. */
  abstract nameTours(ids: readonly string[]): Promise<readonly NamedTour[]>;
}
