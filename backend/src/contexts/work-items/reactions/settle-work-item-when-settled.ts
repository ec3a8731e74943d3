import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { WorkItemSettled } from '../../../shared-kernel/work-item.js';
import { matterOf } from '../domain/matter-of.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

/** Takes the matter out of the queue: it has ended without a person of the team. */
@Reaction('work-items.settle-work-item-when-settled')
@Injectable()
export class SettleWorkItemWhenSettled implements EventHandler<WorkItemSettled> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly clock: Clock,
  ) {}

  async react(settled: WorkItemSettled, { sequence }: Message): Promise<void> {
    const matter = matterOf(settled);
    if (!(await this.workItems.isLatestReport(matter, sequence))) return;
    const open = await this.workItems.findOpenForChange(matter);
    if (!open) return;
    open.settle(this.clock.now());
    await this.workItems.save(open);
  }
}
