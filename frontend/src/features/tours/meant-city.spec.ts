import { describe, expect, it } from '@jest/globals';
import { meantCity, meantCountry } from './meant-city.js';

const copenhagen = { slug: 'copenhagen', name: 'Kopenhagen', isCalledSo: false };
const rome = { slug: 'rome', name: 'Rom', isCalledSo: true };

describe('the city that a typed name means', () => {
  it('is the one called so, wherever it stands', () => {
    expect(meantCity([copenhagen, rome])).toBe(rome);
  });

  it('is none that is only similar, were it the only one found', () => {
    expect(meantCity([copenhagen])).toBeUndefined();
    expect(meantCity([])).toBeUndefined();
  });
});

describe('the country that a typed name means', () => {
  it('is the one called so, and none where only its cities are', () => {
    const rome = { countrySlug: 'italy', isCountryCalledSo: true };
    expect(meantCountry([rome])).toBe('italy');
    expect(meantCountry([{ ...rome, isCountryCalledSo: false }])).toBeUndefined();
  });
});
