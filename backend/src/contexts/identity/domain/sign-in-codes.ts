import type { UserId } from './user.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CODES_PER_HOUR = 5;

/** How long a code works, in milliseconds. */
export const SIGN_IN_CODE_LIFE = 15 * MINUTE;
/** How often a code may be guessed at: a right guess is one of them. */
export const GUESSES_PER_CODE = 5;

/** Codes of six digits that are mailed to somebody who signs in. The latest one works, once; a keyed hash alone is kept. */
export abstract class SignInCodes {
  /** A new code. Earlier ones of the account work no longer. */
  abstract issue(userId: UserId): Promise<string>;
  /** Uses the code up. Each call is a guess, which the caller must commit whatever the answer. */
  abstract use(userId: UserId, code: string): Promise<boolean>;
  abstract countIssuedSince(userId: UserId, since: Date): Promise<number>;
  /** Forgets codes that were issued more than an hour ago. */
  abstract forgetExpired(): Promise<void>;

  /** A code, unless the account was issued five in the last hour. The caller must hold the account's lock. */
  async issueSparingly(userId: UserId, now: Date): Promise<string | undefined> {
    const issued = await this.countIssuedSince(userId, new Date(now.getTime() - HOUR));
    return issued < CODES_PER_HOUR ? this.issue(userId) : undefined;
  }
}
