/** The city that a typed name means: the one called so, in whatever language. What is only similar is proposed, not meant. */
export const meantCity = <City extends { readonly isCalledSo: boolean }>(found: readonly City[]): City | undefined =>
  found.find(({ isCalledSo }) => isCalledSo);

/** The country that a typed name means, by its slug. */
export const meantCountry = (
  found: readonly { readonly countrySlug: string; readonly isCountryCalledSo: boolean }[],
): string | undefined => found.find(({ isCountryCalledSo }) => isCountryCalledSo)?.countrySlug;
