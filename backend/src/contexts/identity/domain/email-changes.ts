import type { UserId } from './user.js';

/** An address that somebody wants for the account. */
export interface EmailChange {
  readonly email: string;
  readonly requestedAt: Date;
  /** When the change was approved at the address of now. An address that nobody has confirmed need not approve. */
  readonly approvedAt: Date | null;
}

/** One change of address per account, for 48 hours. */
export abstract class EmailChanges {
  /** Replaces an earlier one. */
  abstract start(userId: UserId, change: EmailChange): Promise<void>;
  abstract find(userId: UserId): Promise<EmailChange | undefined>;
  /** False where it was approved before, or there is none. */
  abstract approve(userId: UserId): Promise<boolean>;
  /** False where there is none. */
  abstract remove(userId: UserId): Promise<boolean>;
  abstract forgetExpired(): Promise<void>;
}

export const EMAIL_CHANGE_HOURS = 48;
