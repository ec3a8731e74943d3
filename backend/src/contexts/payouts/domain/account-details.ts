/** By bank transfer within the IBAN countries, in the United States, elsewhere, or by PayPal. */
export const ACCOUNT_FORMS = ['iban', 'us', 'other', 'paypal'] as const;
export type AccountForm = (typeof ACCOUNT_FORMS)[number];

/** Where money is sent to. Null means that the form has no such field or that it was left empty. */
export interface AccountDetails {
  readonly form: AccountForm;
  readonly holder: string;
  /** ISO 3166, two letters; null for PayPal. */
  readonly bankCountry: string | null;
  readonly bankName: string | null;
  /** Without spaces. */
  readonly iban: string | null;
  readonly swiftBic: string | null;
  readonly routingNumber: string | null;
  readonly accountNumber: string | null;
  readonly branchCode: string | null;
  readonly bankCode: string | null;
  readonly currency: string;
  readonly paypalEmail: string | null;
}

/** The last four characters of a number; all others are hidden. Of a short number the last two. */
const hidden = (text: string): string => {
  const shown = text.length > 7 ? 4 : 2;
  return '•'.repeat(Math.max(0, text.length - shown)) + text.slice(-shown);
};

/** `•••••• 3456` of a number, `IT•••3456` of an IBAN, `a•••@example.com` of an address. Null stays null. */
export const masked = {
  iban: (iban: string | null): string | null => iban && `${iban.slice(0, 2)}${hidden(iban.slice(2))}`,
  number: (number: string | null): string | null => number && hidden(number),
  email: (email: string | null): string | null => email && email.replace(/^(.)[^@]*/, '$1•••'),
};

/** What may be shown and mailed of an account, so that its owner knows which one it is. */
export const nameOfAccount = (details: AccountDetails): string =>
  masked.iban(details.iban) ?? masked.number(details.accountNumber) ?? masked.email(details.paypalEmail) ?? '';
