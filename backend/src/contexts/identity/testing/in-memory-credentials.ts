import { type AccountCredentials, Credentials, type WhoseCredentials } from '../domain/credentials.js';
import type { SecondFactors } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';
import type { InMemorySessions } from './in-memory-sessions.js';
import type { InMemoryUserRepository } from './in-memory-user.repository.js';

export class InMemoryCredentials extends Credentials {
  constructor(
    private readonly users: InMemoryUserRepository,
    private readonly sessions: InMemorySessions,
    private readonly secondFactors: SecondFactors,
  ) {
    super();
  }

  async find(whose: WhoseCredentials): Promise<AccountCredentials | undefined> {
    const user = await this.user(whose);
    if (!user) return undefined;
    const hasSecondFactor = await this.secondFactors.isOn(user.id);
    return { userId: user.id, passwordHash: user.passwordHash, hasSecondFactor };
  }

  async addressesOf(whose: WhoseCredentials): Promise<readonly string[]> {
    const user = await this.user(whose);
    return this.sessions.opened.filter(({ userId }) => userId === user?.id).map(({ device }) => device.ip);
  }

  private user(whose: WhoseCredentials): Promise<User | undefined> {
    return 'email' in whose ? this.users.findByEmail(whose.email) : this.users.find(whose.userId);
  }
}
