import type { Currency } from '../../../shared-kernel/money/currency.js';

/** The account of the company that money leaves. */
export interface CompanyAccount {
  readonly holder: string;
  readonly swiftBic: string;
  /** Without one, the account has a number of its own. */
  readonly iban?: string;
  readonly accountNumber?: string;
}

export abstract class CompanyAccounts {
  abstract find(currency: Currency): CompanyAccount | undefined;
}
