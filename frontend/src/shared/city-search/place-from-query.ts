import { folded } from '../../i18n/folded.js';
import type { CitySuggestion } from '../catalogue/catalogue.api.js';

type Found = Pick<CitySuggestion, 'isCalledSo' | 'countrySlug' | 'isCountryCalledSo'>;
type Named = Pick<CitySuggestion, 'name' | 'country' | 'countrySlug'>;

/**
 * The place that a typed name means: the city with this name in any language, otherwise the country, by its slug. A
 * place with a similar name is only suggested.
 */
export function placeFromQuery<City extends Found>(
  found: readonly City[],
): { readonly city?: City; readonly country?: string } {
  const city = found.find(({ isCalledSo }) => isCalledSo);
  if (city) return { city };
  const inCountry = found.find(({ isCountryCalledSo }) => isCountryCalledSo);
  return inCountry ? { country: inCountry.countrySlug } : {};
}

/**
 * The slug of the country whose name begins with the typed words: `Ital` does not name a city of Italy. The first
 * suggestion was then found by its country.
 */
export function countryFromBeginning([first]: readonly Named[], words: string): string | undefined {
  const isBegun = (name: string): boolean => folded(name).startsWith(folded(words));
  return first && isBegun(first.country) && !isBegun(first.name) ? first.countrySlug : undefined;
}
