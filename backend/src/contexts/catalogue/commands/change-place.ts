import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { PlaceFacts, PlaceKind } from '../domain/place.js';
import { PlaceRepository } from '../domain/place.repository.js';

/** Which place a person changes, and which version that person saw. */
export interface SeenPlace {
  readonly kind: PlaceKind;
  readonly id: string;
  readonly version: number;
}

/**
 * Changes what is decided about a place. Throws PlaceUnknown, ChangedMeanwhile, PlaceIncomplete, PlaceSlugFixed,
 * PlaceTaken or PlaceParentUnknown.
 */
export class ChangePlace extends Command<void> {
  constructor(
    readonly seen: SeenPlace,
    readonly facts: PlaceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangePlace)
export class ChangePlaceHandler implements ICommandHandler<ChangePlace> {
  constructor(
    private readonly places: PlaceRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ seen: { kind, id, version }, facts, actor }: ChangePlace): Promise<void> {
    actor.mustBeAllowed('place.edit');
    const place = await this.places.getForChange(kind, id);
    mustBeVersion(place, version);
    const before = place.facts;
    place.change(facts);
    await this.places.save(place);
    await this.audit.note(actor, { type: kind, id }, before, place.facts);
  }
}
