import { describe, expect, it } from '@jest/globals';
import { countryNamedIn, e164Of, isPhoneNumber, readable, withoutCountry } from './phone-number.js';

describe('a phone number', () => {
  it.each([
    ['090-1234-5678', 'JP', '+819012345678'],
    ['０９０ 1234 5678', 'JP', '+819012345678'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['0170 / 1234567', 'DE', '+491701234567'],
    ['8 (495) 123-45-67', 'RU', '+74951234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['(415) 555-0123', 'US', '+14155550123'],
  ])('may be written as at home: %s in %s', (text, country, sent) => expect(e164Of(text, country)).toBe(sent));

  it.each([
    ['+49 (0)30 / 1234–567', '+49301234567'],
    ['\u00a0+33\u202f1\u00a023\u00a045 67 89', '+33123456789'],
    ['tel: +39.06.1234567', '+39061234567'],
    ['0081 90 1234 5678', '+819012345678'],
    ['＋８１ 90 1234 5678', '+819012345678'],
  ])('may be pasted with the code of another country than the chosen: %s', (text, sent) =>
    expect(e164Of(text, 'US')).toBe(sent),
  );

  it.each([
    ['of another country than the chosen', '06 12 34 56 78', 'US'],
    ['of no country', '090-1234-5678', ''],
    ['with a code that no country has', '+999 123456', 'US'],
    ['too short', '+49 30 1', 'DE'],
    ['of letters', 'call me', 'GB'],
  ])('is refused %s', (_, text, country) => expect(isPhoneNumber(e164Of(text, country))).toBe(false));

  it('names its country as soon as its code does', () => {
    expect(countryNamedIn('+81')).toBe('JP');
    expect(countryNamedIn('0033 6')).toBe('FR');
    expect(countryNamedIn('+1')).toBeUndefined();
    expect(countryNamedIn('+1 416 555 0123')).toBe('CA');
    expect(countryNamedIn('090-1234-5678')).toBeUndefined();
  });

  it('leaves its code where another country is chosen', () => {
    expect(withoutCountry('+81 90 1234 5678')).toBe('090-1234-5678');
    expect(withoutCountry('0170 12')).toBe('0170 12');
  });

  it('is read in groups', () => {
    expect(readable('+819012345678')).toBe('+81 90 1234 5678');
    expect(readable('+49301234567')).toBe('+49 30 1234567');
    expect(readable('call me')).toBe('call me');
  });
});
