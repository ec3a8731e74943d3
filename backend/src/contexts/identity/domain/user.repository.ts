import type { User, UserId } from './user.js';

export abstract class UserRepository {
  /** The case of the address does not matter. */
  abstract findByEmail(email: string): Promise<User | undefined>;
  /** Locks the question until the transaction ends: of two who ask at once, one makes the first Super Admin. */
  abstract hasSuperAdmin(): Promise<boolean>;
  abstract find(id: UserId): Promise<User | undefined>;
  /** Locks the account until the transaction ends, so that a new password also ends a session that opens at the same time. */
  abstract findForChange(id: UserId): Promise<User | undefined>;
  /**
   * Throws EmailTaken when another account has the address (a unique index decides), and LastSuperAdmin when no Super
   * Admin would be left (a trigger decides).
   */
  abstract save(user: User): Promise<void>;
}
