import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';

export interface NamedCity {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly names: Translated;
}

/** Cities with their names in every language, as far as they are known. */
export abstract class CityNames {
  abstract all(): Promise<readonly NamedCity[]>;
  /** The name of a city of the catalogue, by id or slug. */
  abstract nameOf(idOrSlug: string, language: Locale): Promise<string | undefined>;
}
