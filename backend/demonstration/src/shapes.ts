import type { Locale } from '@cicerone/backend/shared-kernel/language/locale';
import type { categorySlug } from './categories.js';
import type { Checked } from './checks.js';

export type CategorySlug = Checked<typeof categorySlug>;
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

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
