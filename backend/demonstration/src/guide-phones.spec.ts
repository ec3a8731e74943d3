import { phoneNumberOf } from '@cicerone/backend/platform/http/phone';
import { describe, expect, it } from '@jest/globals';
import { cities } from './cities.js';
import { guides } from './guides.js';

/** How numbers begin that a country reserves for fiction: US and CA (555-01xx), GB (Ofcom), FR (ARCEP), DE (Bundesnetzagentur), SE (PTS), IE (ComReg), AU (ACMA). */
const RESERVED: Readonly<Record<string, RegExp>> = {
  AU: /^\+612555001\d{2}$/,
  CA: /^\+151455501\d{2}$/,
  DE: /^\+4930231250\d{2}$/,
  FR: /^\+336399801\d{2}$/,
  GB: /^\+4477009001\d{2}$/,
  IE: /^\+3532091055\d{2}$/,
  SE: /^\+467017406\d{2}$/,
  US: /^\+121255501\d{2}$/,
};

/** The other countries reserve none: numbers are made up. */
const MADE_UP = /555/;

describe('the telephone numbers of the demonstration’s guides', () => {
  const countryOf = new Map(cities.map(({ slug, country }) => [slug, country]));
  const phones = guides.map(({ phone }) => phone);

  it('are one each, and can be dialled', () => {
    expect(new Set(phones).size).toBe(guides.length);
    expect(phones.filter((phone) => !phoneNumberOf(phone)?.isPossible())).toEqual([]);
  });

  it('are of the country they guide in, reserved for fiction where it reserves some', () => {
    const strange = guides.filter(({ city, phone }) => {
      const country = countryOf.get(city) ?? '';
      const possible: readonly string[] = phoneNumberOf(phone)?.getPossibleCountries() ?? [];
      return !(RESERVED[country] ?? MADE_UP).test(phone) || !possible.includes(country);
    });
    expect(strange.map(({ email, phone }) => `${email} ${phone}`)).toEqual([]);
    const inCity = (slug: string): string[] => guides.filter(({ city }) => city === slug).map(({ phone }) => phone);
    expect(inCity('rome').every((phone) => phone.startsWith('+39'))).toBe(true);
    expect(inCity('london').every((phone) => /^\+447700900\d{3}$/.test(phone))).toBe(true);
  });
});
