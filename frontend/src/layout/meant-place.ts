import type { CitySuggestion } from './layout.api.js';

type Found = Pick<CitySuggestion, 'isCalledSo' | 'countrySlug' | 'isCountryCalledSo'>;

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
