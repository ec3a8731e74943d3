import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GUESSES_PER_CODE, SIGN_IN_CODE_LIFE, SignInCodes } from '../domain/sign-in-codes.js';
import type { UserId } from '../domain/user.js';

const HOUR = 3_600_000;

interface Issued {
  readonly userId: UserId;
  readonly code: string;
  readonly issuedAt: number;
  guesses: number;
  isClosed: boolean;
}

export class InMemorySignInCodes extends SignInCodes {
  issued: Issued[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async issue(userId: UserId): Promise<string> {
    for (const each of this.of(userId)) each.isClosed = true;
    const code = String(this.issued.length + 1).padStart(6, '0');
    this.issued.push({ userId, code, issuedAt: this.now, guesses: 0, isClosed: false });
    return code;
  }

  async use(userId: UserId, code: string): Promise<boolean> {
    const open = this.of(userId).find(
      ({ issuedAt, guesses, isClosed }) =>
        !isClosed && guesses < GUESSES_PER_CODE && issuedAt > this.now - SIGN_IN_CODE_LIFE,
    );
    if (!open) return false;
    open.guesses += 1;
    open.isClosed = open.code === code;
    return open.isClosed;
  }

  async countIssuedSince(userId: UserId, since: Date): Promise<number> {
    return this.of(userId).filter(({ issuedAt }) => issuedAt > since.getTime()).length;
  }

  async forgetExpired(): Promise<void> {
    this.issued = this.issued.filter(({ issuedAt }) => issuedAt > this.now - HOUR);
  }

  private of(userId: UserId): Issued[] {
    return this.issued.filter((each) => each.userId === userId);
  }

  private get now(): number {
    return this.clock.now().getTime();
  }
}
