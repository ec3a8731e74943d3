import type { Locale } from '../../../shared-kernel/language/locale.js';

/** A professional whom the team has validated, and who may sign in. */
export interface Professional {
  readonly id: string;
  readonly email: string;
  readonly language: Locale;
}

export abstract class Professionals {
  /** Undefined while the professional waits, and after a rejection, a suspension or the end of the account. */
  abstract findValidated(userId: string): Promise<Professional | undefined>;
}
