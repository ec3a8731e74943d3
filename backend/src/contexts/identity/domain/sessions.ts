import { type Actor, PasswordConfirmationRequired } from '../../../shared-kernel/actor.js';
import type { UserId } from './user.js';

/** A session ends when nobody has renewed it for so many days. */
export const SESSION_DAYS = 60;

/** For how long an entered password counts for what asks for it again. */
export const PASSWORD_CONFIRMED_MINUTES = 15;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  readonly userId: UserId;
}

export interface DeviceFacts {
  readonly ip: string;
  readonly userAgent: string;
  readonly screenResolution?: string | undefined;
  readonly deviceId?: string | undefined;
}

/** Sessions of people who signed in. An access token lives 15 minutes, a refresh token is used once. */
export abstract class Sessions {
  abstract open(userId: UserId, device: DeviceFacts): Promise<TokenPair>;
  /**
   * The next pair for a refresh token. A token that another tab repeats within ten seconds of its first use brings the
   * same next refresh token, as long as that one is unused. Any other repetition ends the whole session: then, and for
   * an unknown token, the answer is undefined, and the caller must commit so that the session stays ended.
   */
  abstract renew(refreshToken: string): Promise<TokenPair | undefined>;
  abstract end(sessionId: string): Promise<void>;
  abstract endAllOf(userId: UserId): Promise<void>;
  /** Ends all sessions of the person but one. Undefined stands for none. */
  abstract endOthersOf(userId: UserId, kept: string | undefined): Promise<void>;
  /** Ends a session of this person. False where the person has no such session that is open. */
  abstract endOwn(sessionId: string, userId: UserId): Promise<boolean>;
  /**
   * Whether the person has signed in on this device in the last 12 months: by the id that the device told, or, of a
   * device that tells none, by its browser.
   */
  abstract isKnownDevice(userId: UserId, device: DeviceFacts): Promise<boolean>;
  /** The person has just entered the password in this session. */
  abstract notePasswordConfirmed(sessionId: string): Promise<void>;
  abstract hasConfirmedPassword(sessionId: string): Promise<boolean>;
  /** Deletes expired refresh tokens, and ended sessions after a year. */
  abstract forgetExpired(): Promise<void>;

  /** Throws PasswordConfirmationRequired unless the person has entered the password in this session a moment ago. */
  async mustHaveConfirmedPassword({ sessionId }: Actor): Promise<void> {
    if (sessionId === undefined || !(await this.hasConfirmedPassword(sessionId)))
      throw new PasswordConfirmationRequired();
  }
}
