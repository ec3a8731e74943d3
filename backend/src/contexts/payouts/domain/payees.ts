import type { Locale } from '../../../shared-kernel/language/locale.js';

/** A person who is paid, for our mails to them. */
export interface Payee {
  readonly name: string;
  readonly email: string;
  readonly language: Locale;
}

export abstract class Payees {
  abstract find(userId: string): Promise<Payee | undefined>;
}
