import type { Currency } from '../../../../shared-kernel/currency.js';
import type { StartTimes } from '../../domain/schedule.js';

/** A tour on sale, as far as finding it needs it. */
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
  /** Cheapest total for 1, 2 … 20 persons in minor units of the tour's currency. */
  readonly prices: readonly (number | null)[];
  readonly options: readonly { readonly duration: number; readonly schedule: StartTimes }[];
}
