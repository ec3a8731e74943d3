import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { Addressed } from '../../../shared-kernel/language/names.js';
import type { PriceTable } from '../../../shared-kernel/money/price-table.js';

/** What the poster shows. */
interface LandmarkToSeed {
  readonly motif: string;
  /** In English. */
  readonly name: string;
  /** Where no stop of the tour is called after it. */
  readonly names?: Translated;
}

interface PlaceToSeed {
  readonly slug: string;
  readonly names: Translated;
  readonly position: number;
  /** `#rrggbb`: stands in the picture's place while that loads. */
  readonly imageColour: string;
}

interface CountryToSeed extends PlaceToSeed {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Slug. */
  readonly continent: string;
  readonly featured: boolean;
}

interface CityToSeed extends PlaceToSeed {
  /** Code. */
  readonly country: string;
  readonly introduction: Translated;
  /** WGS 84 degrees, as all coordinates here. */
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly landmarks: readonly LandmarkToSeed[];
  readonly featured: boolean;
}

export interface PlacesToSeed {
  readonly continents: readonly PlaceToSeed[];
  readonly countries: readonly CountryToSeed[];
  readonly cities: readonly CityToSeed[];
  readonly categories: readonly { readonly slug: string; readonly titles: Translated; readonly position: number }[];
}

interface OptionToSeed {
  readonly durationMinutes: number;
  readonly prices: PriceTable;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  /** Seats of one departure; only of group tours. */
  readonly capacity?: number;
  /** 1 (Monday) to 7. */
  readonly weekdays: readonly number[];
  /** Local times of the city, `HH:mm`, ascending. */
  readonly startTimes: readonly string[];
  /** 1 to 12. */
  readonly closedMonths?: readonly number[];
  /** `MM-dd` of each year. */
  readonly closedDays?: readonly string[];
}

interface MeetingPointToSeed extends Addressed {
  readonly name: Translated;
  readonly latitude: number;
  readonly longitude: number;
}

interface StopToSeed {
  readonly name: Translated;
  readonly text: Translated;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
  readonly minutesToNext: number;
}

export interface TourToSeed {
  readonly slug: string;
  /** Slug. */
  readonly city: string;
  readonly position: number;
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly currency: Currency;
  readonly featured: boolean;
  readonly cancellationHours: number;
  readonly leadTimeHours: number;
  readonly infantsNeedSeat: boolean;
  readonly landmarks: readonly LandmarkToSeed[];
  readonly imageColour: string;
  readonly guideLanguages: readonly Locale[];
  readonly name: Translated;
  readonly summary: Translated;
  readonly highlights: Translated<readonly string[]>;
  readonly description: Translated;
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
  readonly options: readonly OptionToSeed[];
  readonly meetingPoints: readonly MeetingPointToSeed[];
  readonly itinerary: readonly StopToSeed[];
}
