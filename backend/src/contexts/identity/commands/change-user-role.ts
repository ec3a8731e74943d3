import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Role } from '../../../shared-kernel/roles.js';
import { UserRepository } from '../domain/user.repository.js';
import { UserAdministration } from '../processes/user-administration.js';

/** Gives an account another role. Throws UserUnknown, OwnAccountUnchangeable, AccountClosed or LastSuperAdmin. */
export class ChangeUserRole extends Command<void> {
  constructor(
    readonly userId: string,
    readonly role: Role,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeUserRole)
export class ChangeUserRoleHandler implements ICommandHandler<ChangeUserRole> {
  constructor(
    private readonly administration: UserAdministration,
    private readonly users: UserRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ userId, role, version, actor }: ChangeUserRole): Promise<void> {
    actor.mustBeAllowed('user.change-role');
    const user = await this.administration.getForChange(userId, version);
    const before = user.role;
    user.changeRole(role, actor.mustBePerson());
    await this.users.save(user);
    await this.audit.note(actor, { type: 'user', id: userId }, { role: before }, { role });
  }
}
