import { describe, expect, it } from '@jest/globals';
import { cities } from './cities.js';
import { guides } from './guides.js';
import { phoneNumberOf } from '@cicerone/backend/platform/http/phone';
import { phonesOf } from './guide-phones.js';

describe('the telephone numbers of the demonstration’s guides', () => {
  const countryOf = new Map(cities.map(({ slug, country }) => [slug, country]));
  const phones = phonesOf(guides.map(({ email, city }) => ({ email, country: countryOf.get(city) ?? '' })));

  it('are one each, and can be dialled', () => {
    expect(phones.size).toBe(guides.length);
    expect(new Set(phones.values()).size).toBe(guides.length);
    expect([...phones.values()].filter((phone) => !phoneNumberOf(phone)?.isPossible())).toEqual([]);
  });

  it('are of the country they guide in, reserved for fiction where it reserves some', () => {
    const inCity = (city: string): string[] =>
      guides.filter((guide) => guide.city === city).map(({ email }) => phones.get(email) ?? '');
    expect(inCity('rome').every((phone) => phone.startsWith('+39'))).toBe(true);
    expect(inCity('london').every((phone) => /^\+447700900\d{3}$/.test(phone))).toBe(true);
    expect(inCity('paris').every((phone) => /^\+33639980\d{3}$/.test(phone))).toBe(true);
    expect(inCity('new-york').every((phone) => /^\+121255501\d{2}$/.test(phone))).toBe(true);
  });
});
