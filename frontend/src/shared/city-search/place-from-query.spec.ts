import { describe, expect, it } from '@jest/globals';
import { countryFromBeginning, placeFromQuery } from './place-from-query.js';

const similar = { slug: 'cartagena', isCalledSo: false, countrySlug: 'colombia', isCountryCalledSo: false };
const delhi = { slug: 'delhi', isCalledSo: false, countrySlug: 'india', isCountryCalledSo: true };
const rome = { slug: 'rome', isCalledSo: true, countrySlug: 'italy', isCountryCalledSo: false };

describe('what a typed name means', () => {
  it('is the city called so, wherever it stands', () => {
    expect(placeFromQuery([similar, delhi, rome])).toEqual({ city: rome });
  });

  it('is the country called so, where no city is', () => {
    expect(placeFromQuery([similar, delhi])).toEqual({ country: 'india' });
  });

  it('is nothing that is only similar, were it the only one found', () => {
    expect(placeFromQuery([similar])).toEqual({});
    expect(placeFromQuery([])).toEqual({});
  });
});

describe('the beginning of a country’s name', () => {
  const rome = { name: 'Rome', country: 'Italy', countrySlug: 'italy' };
  const liege = { name: 'Lüttich', country: 'Österreich', countrySlug: 'austria' };

  it('means the country, whatever its accents and capitals', () => {
    expect(countryFromBeginning([rome], 'ital')).toBe('italy');
    expect(countryFromBeginning([liege], 'OSTER')).toBe('austria');
  });

  it('means no country where the city that is found first begins so too, or is found for another name', () => {
    expect(countryFromBeginning([{ name: 'Luxemburg', country: 'Luxemburg', countrySlug: 'luxembourg' }], 'lux')).toBe(
      undefined,
    );
    expect(countryFromBeginning([rome], 'rom')).toBeUndefined();
    expect(countryFromBeginning([], 'rom')).toBeUndefined();
  });
});
