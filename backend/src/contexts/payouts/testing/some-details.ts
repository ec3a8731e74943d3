import type { AccountDetails } from '../domain/account-details.js';

/** An account in Italy. The IBAN is the example of the registry. */
export const someDetails = (different: Partial<AccountDetails> = {}): AccountDetails => ({
  form: 'iban',
  holder: 'Ada Rossi',
  bankCountry: 'IT',
  bankName: null,
  iban: 'IT60X0542811101000000123456',
  swiftBic: null,
  routingNumber: null,
  accountNumber: null,
  branchCode: null,
  bankCode: null,
  currency: 'EUR',
  paypalEmail: null,
  ...different,
});
