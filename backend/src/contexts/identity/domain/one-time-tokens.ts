import type { UserId } from './user.js';

/** What a mailed link does. */
export type TokenPurpose = 'confirm-email' | 'reset-password' | 'approve-email-change' | 'confirm-new-email';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINKS_PER_HOUR = 5;

/** How long a mailed link works, in milliseconds. */
export const TOKEN_LIFE: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 48 * HOUR,
  'reset-password': HOUR,
  'approve-email-change': 48 * HOUR,
  'confirm-new-email': 48 * HOUR,
};

/** A thief may have begun what these links end. */
export const REVOKED_BY_NEW_PASSWORD: readonly TokenPurpose[] = [
  'reset-password',
  'approve-email-change',
  'confirm-new-email',
];

/** Secrets in mailed links. Each works once, for one purpose. Only hashes are stored. */
export abstract class OneTimeTokens {
  abstract issue(userId: UserId, purpose: TokenPurpose): Promise<string>;
  /** The token's owner; undefined if the token is unknown, used, too old or for another purpose. */
  abstract use(token: string, purpose: TokenPurpose): Promise<UserId | undefined>;
  /** As {@link use}, and the token goes on working. */
  abstract findOwner(token: string, purpose: TokenPurpose): Promise<UserId | undefined>;
  /** Revokes all links that the person was mailed for this purpose. */
  abstract revokeAll(userId: UserId, purpose: TokenPurpose): Promise<void>;
  abstract countIssuedSince(userId: UserId, purpose: TokenPurpose, since: Date): Promise<number>;
  /** Deletes expired tokens. */
  abstract forgetExpired(): Promise<void>;

  /**
   * A token, unless five were issued in the last hour, so that nobody fills another person's mailbox. The caller must
   * hold the account's lock, or two requests at once are not counted together.
   */
  async issueSparingly(userId: UserId, purpose: TokenPurpose, now: Date): Promise<string | undefined> {
    const issued = await this.countIssuedSince(userId, purpose, new Date(now.getTime() - HOUR));
    return issued < LINKS_PER_HOUR ? this.issue(userId, purpose) : undefined;
  }
}
