import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { Admins } from '../domain/admins.js';
import { AssigneeUnknown } from '../domain/work-item.errors.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

/**
 * Says which admin looks after the matter; null for nobody. Throws WorkItemUnknown, WorkItemAlreadyResolved,
 * ChangedMeanwhile or AssigneeUnknown.
 */
export class AssignWorkItem extends Command<void> {
  constructor(
    readonly workItemId: string,
    readonly adminId: string | null,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AssignWorkItem)
export class AssignWorkItemHandler implements ICommandHandler<AssignWorkItem> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly admins: Admins,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ workItemId, adminId, version, actor }: AssignWorkItem): Promise<void> {
    actor.mustBeAllowed('work-item.resolve');
    if (adminId !== null && !(await this.admins.findAll()).some(({ id }) => id === adminId))
      throw new AssigneeUnknown({ assignee: adminId });
    const item = await this.workItems.getForChange(workItemId);
    item.mustBeOpen();
    mustBeVersion(item, version);
    const before = { assignedTo: item.assignedTo };
    item.assignTo(adminId);
    await this.workItems.save(item);
    await this.audit.note(actor, { type: 'work-item', id: item.id }, before, { assignedTo: adminId });
  }
}
