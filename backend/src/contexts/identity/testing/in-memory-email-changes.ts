import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EMAIL_CHANGE_HOURS, type EmailChange, EmailChanges } from '../domain/email-changes.js';
import type { UserId } from '../domain/user.js';

export class InMemoryEmailChanges extends EmailChanges {
  private readonly changes = new Map<UserId, EmailChange>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async start(userId: UserId, change: EmailChange): Promise<void> {
    this.changes.set(userId, change);
  }

  async find(userId: UserId): Promise<EmailChange | undefined> {
    const change = this.changes.get(userId);
    return change && this.isOpen(change) ? change : undefined;
  }

  async approve(userId: UserId): Promise<boolean> {
    const change = await this.find(userId);
    if (!change || change.approvedAt) return false;
    this.changes.set(userId, { ...change, approvedAt: this.clock.now() });
    return true;
  }

  async remove(userId: UserId): Promise<boolean> {
    return this.changes.delete(userId);
  }

  async forgetExpired(): Promise<void> {
    for (const [userId, change] of this.changes) if (!this.isOpen(change)) this.changes.delete(userId);
  }

  private isOpen({ requestedAt }: EmailChange): boolean {
    return this.clock.now().getTime() - requestedAt.getTime() < EMAIL_CHANGE_HOURS * 3_600_000;
  }
}
