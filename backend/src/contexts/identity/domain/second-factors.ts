import type { UserId } from './user.js';

/** What an authenticator app needs to make codes. */
export interface AuthenticatorSetup {
  /** In base32, for typing. */
  readonly secret: string;
  /** `otpauth://…`, for a QR code. */
  readonly uri: string;
}

export const RECOVERY_CODES = 10;

/**
 * The second factor of an account: an authenticator app (TOTP, RFC 6238), with recovery codes for when it is lost.
 * Secrets are encrypted. Of recovery codes only keyed hashes are stored.
 */
export abstract class SecondFactors {
  abstract isOn(userId: UserId): Promise<boolean>;
  /** A new secret, which counts once a code of it is confirmed. Replaces a secret that nobody has confirmed. */
  abstract prepare(userId: UserId, email: string): Promise<AuthenticatorSetup>;
  /** Makes the prepared secret count, if the code is one of it. */
  abstract turnOn(userId: UserId, code: string): Promise<boolean>;
  /** Uses up a code of the app or a recovery code. Each code of the app works once, also within its 90 seconds. */
  abstract use(userId: UserId, code: string): Promise<boolean>;
  /** New recovery codes in place of the earlier ones. Nobody can read them again. */
  abstract issueRecoveryCodes(userId: UserId): Promise<readonly string[]>;
  /** Removes secret and recovery codes. False where there was no second factor. */
  abstract remove(userId: UserId): Promise<boolean>;
}

/** Apps and people write codes in groups. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();
