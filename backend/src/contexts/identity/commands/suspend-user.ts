import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sessions } from '../domain/sessions.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';
import { UserAdministration } from '../processes/user-administration.js';

/**
 * Suspends an account and ends its sessions. The person is mailed the reason. Throws UserUnknown, NotAllowed,
 * OwnAccountUnchangeable, StatusChangeRefused or LastSuperAdmin.
 */
export class SuspendUser extends Command<void> {
  constructor(
    readonly userId: string,
    readonly reason: string,
    /** Of the account as it was seen; undefined where nobody looked. */
    readonly version: number | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SuspendUser)
export class SuspendUserHandler implements ICommandHandler<SuspendUser> {
  constructor(
    private readonly administration: UserAdministration,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly mails: IdentityMails,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ userId, reason, version, actor }: SuspendUser): Promise<void> {
    const user = await this.administration.getToDecide(userId, version, actor);
    user.suspend(actor.mustBePerson());
    await this.users.save(user);
    await this.sessions.endAllOf(user.id);
    await this.mails.suspended(user, reason);
    await this.audit.note(actor, { type: 'user', id: userId }, { state: 'active' }, { state: 'suspended', reason });
  }
}
