import { describe, expect, it } from '@jest/globals';
import type { Account } from './account.api.js';
import { accountOf, valuesOf } from './account-values.js';

const silent: Account = {
  firstName: 'Ada',
  lastName: 'Rossi',
  gender: null,
  dateOfBirth: null,
  phone: null,
  nativeLanguage: null,
  vat: null,
  taxNumber: null,
  companyName: null,
  language: 'it_IT',
  currency: 'EUR',
};

const told: Account = {
  ...silent,
  gender: 'female',
  dateOfBirth: '1990-05-07',
  phone: '+390612345678',
  nativeLanguage: 'de',
};

describe('an account in its form', () => {
  it.each([silent, told])('comes back as it was', (account) =>
    expect(accountOf(valuesOf(account, 'IT'))).toEqual(account),
  );

  it('shows what was not told as empty fields', () => {
    expect(valuesOf(silent, 'IT')).toMatchObject({
      gender: '',
      dateOfBirth: { year: '', month: '', day: '' },
      phone: '',
      nativeLanguage: '',
    });
  });
});
