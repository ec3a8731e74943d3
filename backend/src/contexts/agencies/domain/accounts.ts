import type { Locale } from '../../../shared-kernel/language/locale.js';

/** Where a company sits. The country is ISO 3166-1 alpha-2. */
export interface PostalAddress {
  readonly street: string;
  readonly streetComplementary: string | null;
  readonly zip: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
}

/** A professional's account, as agencies needs it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: Locale;
  readonly companyName: string | null;
  readonly vat: string | null;
  readonly taxNumber: string | null;
  /** The company's primary address; null where it has none. */
  readonly address: PostalAddress | null;
}

export abstract class Accounts {
  abstract find(userId: string): Promise<Account | undefined>;
  /** By the company's name, or its whole VAT number. */
  abstract search(text: string, limit: number): Promise<readonly Pick<Account, 'id' | 'companyName' | 'vat'>[]>;
  /** Those that exist, by id. */
  abstract findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Account>>;
}
