import type { Locale, Translated } from '@cicerone/backend/shared-kernel/language/locale';
import type { Addressed } from '@cicerone/backend/shared-kernel/language/names';
import type { categorySlug } from './categories.js';
import type { Checked } from './checks.js';
import type { Landmark } from './landmark.js';

export type CategorySlug = Checked<typeof categorySlug>;

/** The shapes of the catalogue that the demonstration is seeded with. Coordinates are WGS 84 degrees. */

/** Currencies in which a tour can be priced: the ones the product shows. */
export type TourCurrency = 'EUR' | 'USD' | 'GBP' | 'CHF' | 'JPY' | 'CAD' | 'AUD';

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface StopOfDemo {
  /** As people of the country's language-reading visitors write it; Japanese and Russian in their script. */
  readonly name: Translated;
  /** What is seen and told there: one or two sentences. */
  readonly text: Translated;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
  /** On foot (by bicycle or car for such tours) from here to the next stop; 0 for the last. */
  readonly minutesToNext: number;
}

/** Private: the whole group pays `amount` up to `upTo` persons; beyond the last band each one more pays `extraPerson`. */
export interface GroupPrices {
  readonly kind: 'per-group';
  readonly bands: readonly { readonly upTo: number; readonly amount: number }[];
  readonly extraPerson: number;
}

/** Group tour: each person pays by age band. */
export interface PersonPrices {
  readonly kind: 'per-person';
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

export interface OptionOfDemo {
  readonly durationMinutes: 120 | 180 | 240 | 300 | 360 | 480 | 600;
  /** In minor units of the tour's currency. */
  readonly prices: GroupPrices | PersonPrices;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  /** Seats of one departure; only for group tours. */
  readonly capacity?: number;
  readonly weekdays: readonly Weekday[];
  /** Local times of the city, `HH:mm`: either listed, or a range with a step in minutes. */
  readonly starts: readonly string[] | { readonly from: string; readonly to: string; readonly everyMinutes: number };
  /** Whole months (1 to 12) in which it is not run, e.g. winter for a boat. */
  readonly closedMonths?: readonly number[];
  /** Local dates `MM-dd` of each year on which it is not run. */
  readonly closedDays?: readonly string[];
}

export type SpecialFilter = 'accessible' | 'with-children' | 'evening' | 'skip-the-line' | 'off-the-beaten-track';

export interface MeetingPointOfDemo extends Addressed {
  readonly name: Translated;
  readonly latitude: number;
  readonly longitude: number;
}

export interface TourOfDemo {
  readonly slug: string;
  readonly city: string;
  /** One to three; `group-tour` exactly when it is priced per person. The first one names the kind of guide needed. */
  readonly categories: readonly CategorySlug[];
  readonly currency: TourCurrency;
  readonly featured: boolean;
  /** Free until so many hours before the start: 24, or 48 for tours with a car. */
  readonly cancellationHours: 24 | 48;
  /** Hours before the start after which it can no longer be booked; 24 unless there is a reason. */
  readonly leadTimeHours: number;
  /** Infants need a seat (car, boat) and then count for the capacity. */
  readonly infantsNeedSeat: boolean;
  readonly specialFilters: readonly SpecialFilter[];
  /** One to three, for the tour's poster; not the same first motif as the city's where the tour shows something else. */
  readonly landmarks: readonly Landmark[];
  readonly meetingPoints: readonly MeetingPointOfDemo[];
  readonly options: readonly OptionOfDemo[];
  readonly name: Translated;
  /** One sentence, 90 to 160 characters. */
  readonly summary: Translated;
  /** Three to five, each a short phrase. */
  readonly highlights: Translated<readonly string[]>;
  /** Two paragraphs, separated by a blank line, 90 to 150 words together. */
  readonly description: Translated;
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
  /** Five to eight, in walking order. */
  readonly itinerary: readonly StopOfDemo[];
}

export interface GuideOfDemo {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'male' | 'female';
  /** The slug of the city in which the guide lives and works. */
  readonly city: string;
  readonly languages: readonly { readonly locale: Locale; readonly level: 'native' | 'fluent' | 'good' }[];
  readonly categories: readonly CategorySlug[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** 4.3 to 5.0, one decimal. */
  readonly rating: number;
  readonly daysOff: readonly Weekday[];
}
