import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { IsDialable } from './phone.js';

class Contact {
  @IsDialable() readonly phone: unknown;

  constructor(phone: unknown) {
    this.phone = phone;
  }
}

const rulesBroken = (phone: unknown): string[] =>
  validateSync(new Contact(phone)).flatMap(({ constraints = {} }) => Object.keys(constraints));

describe('a telephone number', () => {
  it.each(['+49 (0)30 / 1234-567', '0049 170 1234567', '+39 06 1234567', '+1 (415) 555-0123', '+33.1.23.45.67.89'])(
    'can be called from anywhere at %s',
    (phone) => expect(rulesBroken(phone)).toEqual([]),
  );

  it.each([
    ['without the code of a country', '0170 1234567'],
    ['with a code that no country has', '+999 123456'],
    ['too short for its country', '+39 06'],
    ['longer than any', `+49 30 1234567${' '.repeat(20)}`],
    ['of other than text', 491701234567],
  ])('is refused %s', (_, phone) => expect(rulesBroken(phone)).toEqual(['isPhoneNumber']));
});
