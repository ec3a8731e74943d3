import { Passwords } from '../domain/passwords.js';

/** Passwords whose hashes can be read: `hash of a quiet street`. */
export class InMemoryPasswords extends Passwords {
  /** How many comparisons were made, with an account's hash or with nobody's. */
  comparisons = 0;

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async matches(hash: string, password: string): Promise<boolean> {
    this.comparisons += 1;
    return hash === `hash of ${password}`;
  }

  async hashDummyPassword(): Promise<void> {
    this.comparisons += 1;
  }
}
