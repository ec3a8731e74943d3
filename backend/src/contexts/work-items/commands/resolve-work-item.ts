import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

/**
 * Resolves a matter, with a note of what was done. Throws WorkItemUnknown, WorkItemAlreadyResolved, or ChangedMeanwhile
 * if the actor has seen older facts.
 */
export class ResolveWorkItem extends Command<void> {
  constructor(
    readonly workItemId: string,
    readonly note: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResolveWorkItem)
export class ResolveWorkItemHandler implements ICommandHandler<ResolveWorkItem> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ workItemId, note, version, actor }: ResolveWorkItem): Promise<void> {
    actor.mustBeAllowed('work-item.resolve');
    const item = await this.workItems.getForChange(workItemId);
    item.mustBeOpen();
    mustBeVersion(item, version);
    item.resolve(actor.mustBePerson(), note, this.clock.now());
    await this.workItems.save(item);
    await this.audit.note(actor, { type: 'work-item', id: item.id }, { state: 'open' }, { state: 'resolved' });
  }
}
