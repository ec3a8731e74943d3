import type { UserId } from './user.js';

/** What a mailed link may do, once. */
export type TokenPurpose = 'confirm-email' | 'reset-password';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINKS_PER_HOUR = 5;

/** How long a mailed link works, in milliseconds. */
export const TOKEN_LIFE: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 48 * HOUR,
  'reset-password': HOUR,
};

/** Secrets in mailed links: each works once, for its own purpose, and is kept as a hash alone. */
export abstract class OneTimeTokens {
  abstract issue(userId: UserId, purpose: TokenPurpose): Promise<string>;
  /** Whose token it was; undefined when it is unknown, used, too old or for another purpose. */
  abstract use(token: string, purpose: TokenPurpose): Promise<UserId | undefined>;
  /** Makes the links that this person has been mailed for this purpose useless. */
  abstract revokeAll(userId: UserId, purpose: TokenPurpose): Promise<void>;
  abstract countIssuedSince(userId: UserId, purpose: TokenPurpose, since: Date): Promise<number>;
  /** Forgets those whose time is over. */
  abstract forgetExpired(): Promise<void>;

  /**
   * A token, unless the last hour brought five: nobody's mailbox is filled by somebody else's clicks. Two who ask at once
   * count each other where both hold the account.
   */
  async issueSparingly(userId: UserId, purpose: TokenPurpose, now: Date): Promise<string | undefined> {
    const issued = await this.countIssuedSince(userId, purpose, new Date(now.getTime() - HOUR));
    return issued < LINKS_PER_HOUR ? this.issue(userId, purpose) : undefined;
  }
}
