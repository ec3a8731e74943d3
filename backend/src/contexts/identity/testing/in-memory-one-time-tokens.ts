import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OneTimeTokens, TOKEN_LIFE, type TokenPurpose } from '../domain/one-time-tokens.js';
import type { UserId } from '../domain/user.js';

interface Issued {
  readonly token: string;
  readonly userId: UserId;
  readonly purpose: TokenPurpose;
  readonly issuedAt: number;
  isUsed: boolean;
}

export class InMemoryOneTimeTokens extends OneTimeTokens {
  issued: Issued[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async issue(userId: UserId, purpose: TokenPurpose): Promise<string> {
    const token = `token-${this.issued.length + 1}`;
    this.issued.push({ token, userId, purpose, issuedAt: this.now, isUsed: false });
    return token;
  }

  async use(token: string, purpose: TokenPurpose): Promise<UserId | undefined> {
    const found = this.find(token, purpose);
    if (found) found.isUsed = true;
    return found?.userId;
  }

  async findOwner(token: string, purpose: TokenPurpose): Promise<UserId | undefined> {
    return this.find(token, purpose)?.userId;
  }

  async revokeAll(userId: UserId, purpose: TokenPurpose): Promise<void> {
    for (const each of this.of(userId, purpose)) each.isUsed = true;
  }

  async countIssuedSince(userId: UserId, purpose: TokenPurpose, since: Date): Promise<number> {
    return this.of(userId, purpose).filter(({ issuedAt }) => issuedAt > since.getTime()).length;
  }

  async forgetExpired(): Promise<void> {
    this.issued = this.issued.filter(({ issuedAt, purpose }) => issuedAt + TOKEN_LIFE[purpose] > this.now);
  }

  private find(token: string, purpose: TokenPurpose): Issued | undefined {
    const found = this.issued.find((each) => each.token === token && each.purpose === purpose && !each.isUsed);
    return found && found.issuedAt + TOKEN_LIFE[purpose] > this.now ? found : undefined;
  }

  private of(userId: UserId, purpose: TokenPurpose): Issued[] {
    return this.issued.filter((each) => each.userId === userId && each.purpose === purpose);
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}
