import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';
import { UserAdministration } from '../processes/user-administration.js';

/** Lets a suspended account be used again, and mails so. Throws UserUnknown, NotAllowed or StatusChangeRefused. */
export class RestoreUser extends Command<void> {
  constructor(
    readonly userId: string,
    /** Of the account as it was seen; undefined where nobody looked. */
    readonly version: number | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RestoreUser)
export class RestoreUserHandler implements ICommandHandler<RestoreUser> {
  constructor(
    private readonly administration: UserAdministration,
    private readonly users: UserRepository,
    private readonly mails: IdentityMails,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ userId, version, actor }: RestoreUser): Promise<void> {
    const user = await this.administration.getToDecide(userId, version, actor);
    user.restore();
    await this.users.save(user);
    await this.mails.restored(user);
    await this.audit.note(actor, { type: 'user', id: userId }, { state: 'suspended' }, { state: 'active' });
  }
}
