import type { Locale } from '../../../shared-kernel/language/locale.js';

/** How somebody is named in a conversation, and reached beside it. */
export interface Reader {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Locale;
}

/** People with an account. */
export abstract class Correspondents {
  abstract find(userId: string): Promise<Reader | undefined>;
  /** The ids of those of the team who may sign in. */
  abstract teamIds(): Promise<readonly string[]>;
}
