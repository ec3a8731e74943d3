import type { Currency } from '../../../shared-kernel/money/currency.js';

/** The account for bank transfers in one currency. */
export interface BankAccount {
  readonly currency: Currency;
  readonly holder: string;
  readonly bankName: string;
  readonly iban?: string;
  readonly swiftBic: string;
  readonly accountNumber?: string;
  readonly routingNumber?: string;
  readonly branchCode?: string;
  /** The bank's address. */
  readonly address: string;
}

/** The operator's own accounts. */
export abstract class BankAccounts {
  abstract find(currency: Currency): BankAccount | undefined;
}

/** ISO 13616: moved by four characters, letters as numbers, the remainder by 97 is one. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** ISO 9362: bank, country, place and perhaps branch. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
