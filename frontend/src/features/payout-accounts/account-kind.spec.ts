import { describe, expect, it } from '@jest/globals';
import { askOf, FIELDS, kindOf } from './account-kind.js';

const bank = (bankCountry: string) => ({ method: 'bank', bankCountry });
const asked = (chosen: ReturnType<typeof bank>) => FIELDS.filter((field) => askOf(field, chosen) === 'needed');

describe('the form of a payout account', () => {
  it.each([
    [bank('IT'), 'iban', ['bankCountry', 'iban']],
    [bank('BR'), 'iban', ['bankCountry', 'iban', 'swiftBic']],
    [bank('US'), 'us', ['bankCountry', 'bankName', 'routingNumber', 'accountNumber']],
    [bank('JP'), 'other', ['bankCountry', 'bankName', 'swiftBic', 'accountNumber']],
    [{ method: 'paypal', bankCountry: 'IT' }, 'paypal', ['paypalEmail']],
  ])('asks by country: %j', (chosen, kind, fields) => {
    expect(kindOf(chosen)).toBe(kind);
    expect(asked(chosen)).toEqual(fields);
  });
});
