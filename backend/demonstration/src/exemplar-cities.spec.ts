import { expect, it } from '@jest/globals';
import { LOCALES } from '@cicerone/backend/shared-kernel/language/locale';
import { exemplarCities } from './testing/exemplar-cities.js';
import { cities } from './cities.js';

/** `America/Argentina/Buenos_Aires` is called after `buenos-aires`. */
const cityOfZone = (zone: string): string => zone.split('/').at(-1)!.toLowerCase().replaceAll('_', '-');

const called = cities.filter(({ slug, timeZone }) => slug === cityOfZone(timeZone));

it('knows what CLDR calls each city that a time zone is called after', () => {
  expect(called.map(({ slug }) => slug).sort()).toEqual([...exemplarCities.keys()]);
});

it.each(LOCALES)('such cities are called in %s as CLDR has it', (locale) => {
  const byName = (names: Iterable<readonly [string, string | undefined]>) => Object.fromEntries(names);
  expect(byName(called.map(({ slug, names }) => [slug, names[locale]]))).toEqual(
    byName([...exemplarCities].map(([slug, names]) => [slug, names[locale]])),
  );
});
