import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

/** Puts a resolved matter back into the queue. Throws WorkItemUnknown, WorkItemStillOpen or WorkItemRaisedAgain. */
export class ReopenWorkItem extends Command<void> {
  constructor(
    readonly workItemId: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReopenWorkItem)
export class ReopenWorkItemHandler implements ICommandHandler<ReopenWorkItem> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ workItemId, version, actor }: ReopenWorkItem): Promise<void> {
    actor.mustBeAllowed('work-item.resolve');
    const item = await this.workItems.getForChange(workItemId);
    const before = { state: 'resolved', resolvedBy: item.resolvedBy };
    item.reopen();
    mustBeVersion(item, version);
    await this.workItems.save(item);
    await this.audit.note(actor, { type: 'work-item', id: item.id }, before, { state: 'open' });
  }
}
