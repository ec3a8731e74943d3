import * as z from 'zod/mini';
import { CURRENCIES, type Currency } from '../../i18n/locales.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { askOf, FIELDS } from './account-kind.js';
import type { BankAccountRequest } from './payout-accounts.api.js';

const text = z.string().check(z.trim(), z.maxLength(140, 'payout-accounts.long'));

const fields = z.object({
  method: z.string(),
  holder: z
    .string()
    .check(z.trim(), z.minLength(1, 'payout-accounts.holder.missing'), z.maxLength(140, 'payout-accounts.long')),
  currency: z.string(),
  bankCountry: text,
  bankName: text,
  iban: text,
  swiftBic: text,
  routingNumber: text,
  accountNumber: text,
  bankCode: text,
  branchCode: text,
  paypalEmail: text,
});

export type AccountValues = z.infer<typeof fields>;

/** What is needed depends on the country. Whether a number is right, the server says. */
export const accountSchema = fields.check(({ value, issues }) => {
  for (const field of FIELDS)
    if (askOf(field, value) === 'needed' && value[field] === '')
      issues.push({ code: 'custom', path: [field], input: value[field], message: 'payout-accounts.missing' });
  if (value.method === 'paypal' && value.paypalEmail !== '' && !EMAIL.test(value.paypalEmail))
    issues.push({
      code: 'custom',
      path: ['paypalEmail'],
      input: value.paypalEmail,
      message: 'payout-accounts.paypalEmail.invalid',
    });
});

/** Only the fields that the form asks for, and of these only what was filled in. */
export function requestOf(values: AccountValues): BankAccountRequest {
  const filled = FIELDS.filter((field) => askOf(field, values) !== undefined && values[field] !== '');
  return {
    holder: values.holder,
    currency: currencyOf(values.currency),
    ...Object.fromEntries(filled.map((field) => [field, values[field]])),
  };
}

const currencyOf = (code: string): Currency => CURRENCIES.find((each) => each === code) ?? 'EUR';
