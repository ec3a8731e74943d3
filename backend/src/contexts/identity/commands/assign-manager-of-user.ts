import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { User, UserId } from '../domain/user.js';
import { ManagerNotOfTeam } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { UserAdministration } from '../processes/user-administration.js';

/**
 * Says who of the team looks after a professional or a guide. Throws UserUnknown, AccountClosed, ManagerNotForAccount or
 * ManagerNotOfTeam.
 */
export class AssignManagerOfUser extends Command<void> {
  constructor(
    readonly userId: string,
    /** Null: the team. */
    readonly managerId: string | null,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AssignManagerOfUser)
export class AssignManagerOfUserHandler implements ICommandHandler<AssignManagerOfUser> {
  constructor(
    private readonly administration: UserAdministration,
    private readonly users: UserRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ userId, managerId, version, actor }: AssignManagerOfUser): Promise<void> {
    actor.mustBeAllowed('user.assign-manager');
    const user = await this.administration.getForChange(userId, version);
    const manager = managerId === null ? null : await this.users.find(managerId as UserId);
    if (manager === undefined) throw new ManagerNotOfTeam();
    const before = user.managerId === null ? null : await this.users.find(user.managerId);
    user.assignManager(manager);
    await this.users.save(user);
    await this.audit.note(
      actor,
      { type: 'user', id: userId },
      { manager: nameOf(before) },
      { manager: nameOf(manager) },
    );
  }
}

const nameOf = (manager: User | null | undefined): string | null =>
  manager ? `${manager.firstName} ${manager.lastName}` : null;
