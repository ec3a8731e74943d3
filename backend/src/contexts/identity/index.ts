import type { Locale } from '../../shared-kernel/language/locale.js';
import type { UserStatus } from './domain/user.js';

/** What other contexts may know of a person. */
export interface PersonView {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly emailConfirmed: boolean;
  readonly language: Locale;
  readonly status: Exclude<UserStatus, 'deleted'>;
}

/** Questions that other contexts may ask identity, through their gateways. */
export abstract class IdentityApi {
  abstract findPerson(userId: string): Promise<PersonView | undefined>;
  /** Those that there are, in no order. */
  abstract findPeople(userIds: readonly string[]): Promise<readonly PersonView[]>;
  /** Only accounts whose address has been confirmed: an unconfirmed one proves nothing about who is behind it. */
  abstract findPersonByConfirmedEmail(email: string): Promise<PersonView | undefined>;
  /** The team: who administers the house and may sign in. */
  abstract findAdmins(): Promise<readonly PersonView[]>;
}
