import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { WorkItemRaised } from '../../../shared-kernel/work-item.js';
import { WorkItem } from '../domain/work-item.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';
import { matterOf } from '../domain/matter-of.js';

/** Puts the matter into the queue. An open item of the same matter gets the new facts. */
@Reaction('work-items.keep-work-item-when-raised')
@Injectable()
export class KeepWorkItemWhenRaised implements EventHandler<WorkItemRaised> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react(raised: WorkItemRaised, { sequence }: Message): Promise<void> {
    const matter = matterOf(raised);
    if (!(await this.workItems.isLatestReport(matter, sequence))) return;
    const open = await this.workItems.findOpenForChange(matter);
    open?.update(raised);
    await this.workItems.save(open ?? WorkItem.open(this.ids.uuid(), matter, raised, this.clock.now()));
  }
}
