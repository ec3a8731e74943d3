import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import {
  type DeviceFacts,
  PASSWORD_CONFIRMED_MINUTES,
  SESSION_DAYS,
  Sessions,
  type TokenPair,
} from '../domain/sessions.js';
import type { UserId } from '../domain/user.js';

const GRACE_MS = 10_000;
const LIFE_MS = SESSION_DAYS * 86_400_000;

interface Refresh {
  readonly sessionId: string;
  readonly expiresAt: number;
  usedAt?: number;
  next?: TokenPair;
}

export class InMemorySessions extends Sessions {
  readonly opened: { readonly userId: UserId; readonly device: DeviceFacts; readonly at: Date }[] = [];
  readonly owners = new Map<string, UserId>();
  readonly passwordConfirmed = new Map<string, Date>();
  private readonly refreshes = new Map<string, Refresh>();
  private count = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  async open(userId: UserId, device: DeviceFacts): Promise<TokenPair> {
    const sessionId = `session-${(this.count += 1)}`;
    this.owners.set(sessionId, userId);
    this.opened.unshift({ userId, device, at: this.clock.now() });
    return this.issue(sessionId, userId);
  }

  async renew(refreshToken: string): Promise<TokenPair | undefined> {
    const now = this.clock.now().getTime();
    const refresh = this.refreshes.get(refreshToken);
    const userId = refresh && this.owners.get(refresh.sessionId);
    if (!refresh || !userId || refresh.expiresAt <= now) return undefined;
    if (refresh.usedAt === undefined) {
      refresh.usedAt = now;
      return (refresh.next = this.issue(refresh.sessionId, userId));
    }
    const isNextUnused = this.refreshes.get(refresh.next?.refreshToken ?? '')?.usedAt === undefined;
    if (now - refresh.usedAt <= GRACE_MS && isNextUnused) return refresh.next;
    await this.end(refresh.sessionId);
    return undefined;
  }

  async end(sessionId: string): Promise<void> {
    this.owners.delete(sessionId);
  }

  async endAllOf(userId: UserId): Promise<void> {
    for (const [sessionId, owner] of this.owners) if (owner === userId) this.owners.delete(sessionId);
  }

  async endOthersOf(userId: UserId, kept: string | undefined): Promise<void> {
    for (const [sessionId, owner] of this.owners)
      if (owner === userId && sessionId !== kept) this.owners.delete(sessionId);
  }

  async endOwn(sessionId: string, userId: UserId): Promise<boolean> {
    return this.owners.get(sessionId) === userId && this.owners.delete(sessionId);
  }

  async isKnownDevice(userId: UserId, { deviceId, userAgent }: DeviceFacts): Promise<boolean> {
    const isSame = (device: DeviceFacts): boolean =>
      deviceId === undefined ? device.userAgent === userAgent : device.deviceId === deviceId;
    const since = this.clock.now();
    since.setUTCMonth(since.getUTCMonth() - 12);
    return this.opened.some((session) => session.userId === userId && session.at > since && isSame(session.device));
  }

  async hasConfirmedPassword(sessionId: string): Promise<boolean> {
    const at = this.passwordConfirmed.get(sessionId)?.getTime() ?? Number.NEGATIVE_INFINITY;
    return this.owners.has(sessionId) && this.clock.now().getTime() - at < PASSWORD_CONFIRMED_MINUTES * 60_000;
  }

  async notePasswordConfirmed(sessionId: string): Promise<void> {
    this.passwordConfirmed.set(sessionId, this.clock.now());
  }

  async forgetExpired(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [token, { expiresAt }] of this.refreshes) if (expiresAt <= now) this.refreshes.delete(token);
  }

  private issue(sessionId: string, userId: UserId): TokenPair {
    const refreshToken = `refresh-${(this.count += 1)}`;
    this.refreshes.set(refreshToken, { sessionId, expiresAt: this.clock.now().getTime() + LIFE_MS });
    return { accessToken: `access-${this.count}`, refreshToken, sessionId, userId };
  }
}
