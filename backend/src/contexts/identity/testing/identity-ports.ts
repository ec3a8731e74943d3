import type { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Credentials } from '../domain/credentials.js';
import type { EmailChanges } from '../domain/email-changes.js';
import type { OneTimeTokens } from '../domain/one-time-tokens.js';
import type { SecondFactors } from '../domain/second-factors.js';
import type { Sessions } from '../domain/sessions.js';
import type { SignInCodes } from '../domain/sign-in-codes.js';
import type { UserRepository } from '../domain/user.repository.js';

/** The ports of identity that keep something, with the clock that they look at. */
export interface IdentityPorts {
  readonly clock: FixedClock;
  readonly users: UserRepository;
  readonly tokens: OneTimeTokens;
  readonly sessions: Sessions;
  readonly codes: SignInCodes;
  readonly credentials: Credentials;
  readonly secondFactors: SecondFactors;
  readonly emailChanges: EmailChanges;
  /** Each call in a transaction of its own, where there are transactions. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}
