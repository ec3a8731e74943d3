import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { TourRepository } from '../domain/tour.repository.js';
import { tourSubject } from '../processes/tour-change.js';

/** Begins a draft with the content of another tour; answers its id. Throws TourNotFound or TourSlugTaken. */
export class CopyTour extends Command<string> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CopyTour)
export class CopyTourHandler implements ICommandHandler<CopyTour> {
  constructor(
    private readonly tours: TourRepository,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
  ) {}

  async execute({ id: from, actor }: CopyTour): Promise<string> {
    actor.mustBeAllowed('tour.edit');
    const original = await this.tours.getForChange(from);
    const [id, slug] = [this.ids.uuid(), await this.tours.freeSlug(original.basics.slug)];
    await this.tours.add(original.copy({ id, slug, newIds: () => this.ids.uuid() }));
    await this.audit.note(actor, tourSubject(id), {}, { copyOf: from, slug });
    return id;
  }
}
