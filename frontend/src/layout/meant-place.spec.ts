import { describe, expect, it } from '@jest/globals';
import { meantPlace } from './meant-place.js';

const similar = { slug: 'cartagena', isCalledSo: false, countrySlug: 'colombia', isCountryCalledSo: false };
const delhi = { slug: 'delhi', isCalledSo: false, countrySlug: 'india', isCountryCalledSo: true };
const rome = { slug: 'rome', isCalledSo: true, countrySlug: 'italy', isCountryCalledSo: false };

describe('what a typed name means', () => {
  it('is the city called so, wherever it stands', () => {
    expect(meantPlace([similar, delhi, rome])).toEqual({ city: rome });
  });

  it('is the country called so, where no city is', () => {
    expect(meantPlace([similar, delhi])).toEqual({ country: 'india' });
  });

  it('is nothing that is only similar, were it the only one found', () => {
    expect(meantPlace([similar])).toEqual({});
    expect(meantPlace([])).toEqual({});
  });
});
