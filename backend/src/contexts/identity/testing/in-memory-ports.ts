import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { InMemoryOneTimeTokens } from './in-memory-one-time-tokens.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { InMemoryUserRepository } from './in-memory-user.repository.js';

/** The ports of identity in memory, at 2026-11-20, 10:00 UTC. */
export function inMemoryPorts() {
  const clock = new FixedClock(new Date('2026-11-20T10:00:00Z'));
  return {
    clock,
    users: new InMemoryUserRepository(),
    tokens: new InMemoryOneTimeTokens(clock),
    sessions: new InMemorySessions(clock),
    alone: <Result>(work: () => Promise<Result>): Promise<Result> => work(),
  };
}
