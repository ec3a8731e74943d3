import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';

/** One duration of a tour. */
export interface ProductOption {
  readonly durationMinutes: number;
  readonly kind: 'private' | 'group';
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  readonly capacity: number | null;
  readonly leadTimeMinutes: number;
  readonly cancellationMinutes: number;
  readonly startTimes: readonly string[];
}

/** A tour as partners sell it. */
export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly name: Translated;
  readonly city: Translated;
  readonly timeZone: string;
  readonly currency: Currency;
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
  readonly meetingPoints: readonly {
    readonly id: string;
    readonly name: Translated;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  readonly options: readonly ProductOption[];
}

export abstract class Products {
  abstract all(): Promise<readonly Product[]>;
  /** By id; undefined where there is no such tour on sale. */
  abstract find(id: string): Promise<Product | undefined>;
}
