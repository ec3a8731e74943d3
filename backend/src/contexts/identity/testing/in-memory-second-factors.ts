import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type AuthenticatorSetup, readCode, RECOVERY_CODES, SecondFactors } from '../domain/second-factors.js';
import type { UserId } from '../domain/user.js';
import { newTotpSecret, totpStep, totpUri } from '../persistence/totp.js';

interface Factor {
  readonly secret: string;
  lastStep?: number;
}

export class InMemorySecondFactors extends SecondFactors {
  private readonly factors = new Map<UserId, Factor>();
  private readonly recoveryCodes = new Map<UserId, Set<string>>();
  private count = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  async isOn(userId: UserId): Promise<boolean> {
    return this.factors.get(userId)?.lastStep !== undefined;
  }

  async prepare(userId: UserId, email: string): Promise<AuthenticatorSetup> {
    const secret = newTotpSecret();
    if (!(await this.isOn(userId))) this.factors.set(userId, { secret });
    return { secret, uri: totpUri(secret, email) };
  }

  async turnOn(userId: UserId, code: string): Promise<boolean> {
    const factor = this.factors.get(userId);
    const step = factor && totpStep(factor.secret, readCode(code), this.clock.now());
    if (!factor || step === undefined || factor.lastStep !== undefined) return false;
    factor.lastStep = step;
    return true;
  }

  async use(userId: UserId, typed: string): Promise<boolean> {
    const factor = this.factors.get(userId);
    const code = readCode(typed);
    const step = factor && totpStep(factor.secret, code, this.clock.now());
    if (step === undefined) return this.recoveryCodes.get(userId)?.delete(code) ?? false;
    if (!factor || factor.lastStep === undefined || step <= factor.lastStep) return false;
    factor.lastStep = step;
    return true;
  }

  async issueRecoveryCodes(userId: UserId): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => `recov-${String((this.count += 1)).padStart(5, 'a')}`);
    this.recoveryCodes.set(userId, new Set(codes.map(readCode)));
    return codes;
  }

  async remove(userId: UserId): Promise<boolean> {
    const wasOn = await this.isOn(userId);
    this.recoveryCodes.delete(userId);
    this.factors.delete(userId);
    return wasOn;
  }
}
