import type { UserId } from './user.js';

/** What a mailed link may do, once. */
export type TokenPurpose = 'confirm-email' | 'reset-password';

const MINUTE = 60_000;

/** How long a mailed link works, in milliseconds. */
export const TOKEN_LIFE: Readonly<Record<TokenPurpose, number>> = {
  'confirm-email': 48 * 60 * MINUTE,
  'reset-password': 60 * MINUTE,
};

/** Secrets in mailed links: each works once, for its own purpose, and is kept as a hash alone. */
export abstract class OneTimeTokens {
  abstract issue(userId: UserId, purpose: TokenPurpose): Promise<string>;
  /** Whose token it was; undefined when it is unknown, used, too old or for another purpose. */
  abstract use(token: string, purpose: TokenPurpose): Promise<UserId | undefined>;
  /** Makes the links that this person has been mailed for this purpose useless. */
  abstract revokeAll(userId: UserId, purpose: TokenPurpose): Promise<void>;
  abstract countIssuedSince(userId: UserId, purpose: TokenPurpose, since: Date): Promise<number>;
}
