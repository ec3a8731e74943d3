import type { User, UserId } from './user.js';

export abstract class UserRepository {
  /** By address, in whatever case it was typed. */
  abstract findByEmail(email: string): Promise<User | undefined>;
  abstract find(id: UserId): Promise<User | undefined>;
  /** Throws NotFound. */
  abstract get(id: UserId): Promise<User>;
  /** Throws EmailTaken when another account has the address (a unique index decides). */
  abstract save(user: User): Promise<void>;
}
