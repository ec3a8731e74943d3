import { describe, expect, it } from '@jest/globals';
import { someDetails } from '../testing/some-details.js';
import { masked, nameOfAccount } from './account-details.js';

describe('the details of a bank account', () => {
  it('are hidden but for the end', () => {
    expect(masked.iban('IT60X0542811101000000123456')).toBe('IT•••••••••••••••••••••3456');
    expect(masked.number('021000021')).toBe('•••••0021');
    expect(masked.number('1234')).toBe('••34');
    expect(masked.email('ada.rossi@example.com')).toBe('a•••@example.com');
    expect([masked.iban(null), masked.number(null), masked.email(null)]).toEqual([null, null, null]);
  });

  it.each([
    [someDetails(), 'IT•••••••••••••••••••••3456'],
    [someDetails({ form: 'us', iban: null, routingNumber: '021000021', accountNumber: '123456789' }), '•••••6789'],
    [someDetails({ form: 'paypal', iban: null, paypalEmail: 'ada@example.com' }), 'a•••@example.com'],
  ])('name the account without telling its number', (details, name) => {
    expect(nameOfAccount(details)).toBe(name);
  });
});
