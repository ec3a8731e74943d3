import { folded } from '../../i18n/folded.js';
import type { CitySuggestion } from '../../layout/layout.api.js';

type Found = Pick<CitySuggestion, 'isCalledSo' | 'countrySlug' | 'isCountryCalledSo'>;
type Named = Pick<CitySuggestion, 'name' | 'country' | 'countrySlug'>;

/**
 * What a typed name means: the city called so, in whatever language, else the country, by its slug. What is only similar is
 * proposed, not meant.
 */
export function meantPlace<City extends Found>(
  found: readonly City[],
): { readonly city?: City; readonly country?: string } {
  const city = found.find(({ isCalledSo }) => isCalledSo);
  if (city) return { city };
  const inCountry = found.find(({ isCountryCalledSo }) => isCountryCalledSo);
  return inCountry ? { country: inCountry.countrySlug } : {};
}

/**
 * The slug of the country of which the beginning was typed: the first that is found stands there for that alone, and
 * nobody who types `Ital` has said which city of Italy they mean.
 */
export function begunCountry([first]: readonly Named[], words: string): string | undefined {
  const isBegun = (name: string): boolean => folded(name).startsWith(folded(words));
  return first && isBegun(first.country) && !isBegun(first.name) ? first.countrySlug : undefined;
}
