import { Injectable } from '@nestjs/common';
import { type EmailChange, EmailChanges } from '../domain/email-changes.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import type { User, UserId } from '../domain/user.js';
import { LinkNotValid } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { SecurityMails } from '../mail/security-mails.js';

/** The steps of a change of address: approved at the old address, then confirmed at the new one. */
@Injectable()
export class EmailChangeSteps {
  constructor(
    private readonly changes: EmailChanges,
    private readonly tokens: OneTimeTokens,
    private readonly users: UserRepository,
    private readonly mails: SecurityMails,
  ) {}

  /** Replaces an earlier change. The caller must hold the account's lock. */
  async begin(user: User, email: string, now: Date): Promise<void> {
    await this.stop(user.id);
    const needsApproval = user.emailVerifiedAt !== null;
    await this.changes.start(user.id, { email, requestedAt: now, approvedAt: needsApproval ? null : now });
    const token = await this.tokens.issueSparingly(user.id, 'approve-email-change', now);
    if (token) await this.mails.approveEmailChange(user, token);
    if (!needsApproval) await this.mailNewAddress(user, email, now);
  }

  /** Mails the link that confirms the new address. */
  async mailNewAddress(user: User, email: string, now: Date): Promise<void> {
    const token = await this.tokens.issueSparingly(user.id, 'confirm-new-email', now);
    if (token) await this.mails.confirmNewEmail(user, email, token);
  }

  /** Revokes the links and forgets the change. */
  async stop(userId: UserId): Promise<void> {
    await this.tokens.revokeAll(userId, 'approve-email-change');
    await this.tokens.revokeAll(userId, 'confirm-new-email');
    await this.changes.remove(userId);
  }

  /** The account of a mailed link, locked, and its change. Throws LinkNotValid where there is none. */
  async getForChange(userId: UserId | undefined): Promise<{ readonly user: User; readonly change: EmailChange }> {
    const user = userId && (await this.users.findForChange(userId));
    const change = user && (await this.changes.find(user.id));
    if (!user?.mayBeUsed || !change) throw new LinkNotValid();
    return { user, change };
  }
}
