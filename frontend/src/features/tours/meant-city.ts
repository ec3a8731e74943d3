interface FoundCity {
  readonly slug: string;
  readonly name: string;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\s+/g, '-');

/** The city that a typed name means: the only one that the search found, or the one called so. */
export function meantCity<City extends FoundCity>(typed: string, found: readonly City[]): City | undefined {
  if (found.length === 1) return found[0];
  const text = plain(typed);
  return found.find(({ slug, name }) => plain(name) === text || slug === text);
}
