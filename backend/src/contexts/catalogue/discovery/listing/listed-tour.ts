import type { Currency } from '../../../../shared-kernel/money/currency.js';
import type { StartTimes } from '../../domain/schedule.js';

/** A tour on sale with the fields that the search needs. */
export interface ListedTour {
  readonly id: string;
  readonly cityId: string;
  readonly timeZone: string;
  readonly leadTimeMinutes: number;
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly featured: boolean;
  readonly position: number;
  readonly rating: number | null;
  readonly currency: Currency;
  /** One for each duration, in minutes. */
  readonly options: readonly ListedOption[];
}

export interface ListedOption {
  readonly duration: number;
  readonly schedule: StartTimes;
  /** Totals for 1, 2 … adults in minor units of the tour's currency; null where the party is too small to book. */
  readonly totals: readonly (number | null)[];
}
