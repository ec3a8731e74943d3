import type { Currency } from '../../i18n/locales.js';
import type { Account } from './account.api.js';
import type { AccountValues } from './account.schema.js';
import { dayOf, typedDayOf } from './birthdate.js';

/** What people did not tell is an empty field. */
export const valuesOf = (account: Account, phoneCountry: string): AccountValues => ({
  ...account,
  gender: account.gender ?? '',
  dateOfBirth: typedDayOf(account.dateOfBirth),
  phone: account.phone ?? '',
  phoneCountry,
  nativeLanguage: account.nativeLanguage ?? '',
  vat: account.vat ?? '',
  taxNumber: account.taxNumber ?? '',
  companyName: account.companyName ?? '',
});

export const accountOf = ({ phoneCountry: _, ...values }: AccountValues): Account => ({
  ...values,
  gender: values.gender || null,
  dateOfBirth: dayOf(values.dateOfBirth) ?? null,
  phone: values.phone || null,
  nativeLanguage: values.nativeLanguage || null,
  vat: values.vat || null,
  taxNumber: values.taxNumber || null,
  companyName: values.companyName || null,
  currency: values.currency as Currency,
});
