import type { UserId } from './user.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CODES_PER_HOUR = 5;

/** How long a code works, in milliseconds. */
export const SIGN_IN_CODE_LIFE = 15 * MINUTE;
/** How many guesses a code takes, the right one included. */
export const GUESSES_PER_CODE = 5;

/** Codes of six digits, mailed to somebody who signs in. Only the latest one works, once. Only keyed hashes are stored. */
export abstract class SignInCodes {
  /** Issues a new code. Earlier codes of the account no longer work. */
  abstract issue(userId: UserId): Promise<string>;
  /** Uses the code up. Each call is a guess, which the caller must commit whatever the answer. */
  abstract use(userId: UserId, code: string): Promise<boolean>;
  abstract countIssuedSince(userId: UserId, since: Date): Promise<number>;
  /** Deletes codes that were issued more than an hour ago. */
  abstract forgetExpired(): Promise<void>;

  /** A code, unless five were issued for the account in the last hour. The caller must hold the account's lock. */
  async issueSparingly(userId: UserId, now: Date): Promise<string | undefined> {
    const issued = await this.countIssuedSince(userId, new Date(now.getTime() - HOUR));
    return issued < CODES_PER_HOUR ? this.issue(userId) : undefined;
  }
}
