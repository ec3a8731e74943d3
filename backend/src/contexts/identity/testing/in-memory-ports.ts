import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { InMemoryAddressBooks } from './in-memory-address-books.js';
import { InMemoryCredentials } from './in-memory-credentials.js';
import { InMemoryEmailChanges } from './in-memory-email-changes.js';
import { InMemoryOneTimeTokens } from './in-memory-one-time-tokens.js';
import { InMemoryPasswords } from './in-memory-passwords.js';
import { InMemorySecondFactors } from './in-memory-second-factors.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { InMemorySignInCodes } from './in-memory-sign-in-codes.js';
import { InMemoryUserRepository } from './in-memory-user.repository.js';

/** The ports of identity in memory, at 2026-11-20, 10:00 UTC. */
export function inMemoryPorts() {
  const clock = new FixedClock(new Date('2026-11-20T10:00:00Z'));
  const users = new InMemoryUserRepository();
  const sessions = new InMemorySessions(clock);
  const secondFactors = new InMemorySecondFactors(clock);
  return {
    clock,
    secondFactors,
    emailChanges: new InMemoryEmailChanges(clock),
    users,
    addresses: new InMemoryAddressBooks(),
    tokens: new InMemoryOneTimeTokens(clock),
    sessions,
    codes: new InMemorySignInCodes(clock),
    credentials: new InMemoryCredentials(users, sessions, secondFactors),
    passwords: new InMemoryPasswords(),
    alone: <Result>(work: () => Promise<Result>): Promise<Result> => work(),
  };
}
