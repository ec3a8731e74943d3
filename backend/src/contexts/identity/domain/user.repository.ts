import type { User, UserId } from './user.js';

export abstract class UserRepository {
  /** By address, in whatever case it was typed. */
  abstract findByEmail(email: string): Promise<User | undefined>;
  abstract find(id: UserId): Promise<User | undefined>;
  /** Locks the account until the transaction ends, so that a new password and a new session cannot miss each other. */
  abstract findForChange(id: UserId): Promise<User | undefined>;
  /** Throws EmailTaken when another account has the address (a unique index decides). */
  abstract save(user: User): Promise<void>;
}
