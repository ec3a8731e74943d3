import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Place, type PlaceFacts, type PlaceKind } from '../domain/place.js';
import { PlaceRepository } from '../domain/place.repository.js';

/** Adds a continent, a country, a city or a category; answers its id. Throws PlaceIncomplete, PlaceTaken or PlaceParentUnknown. */
export class AddPlace extends Command<string> {
  constructor(
    readonly kind: PlaceKind,
    readonly facts: PlaceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddPlace)
export class AddPlaceHandler implements ICommandHandler<AddPlace> {
  constructor(
    private readonly places: PlaceRepository,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
  ) {}

  async execute({ kind, facts, actor }: AddPlace): Promise<string> {
    actor.mustBeAllowed('place.edit');
    const place = Place.add(this.ids.uuid(), kind, facts);
    await this.places.add(place);
    await this.audit.note(actor, { type: kind, id: place.id }, {}, place.facts);
    return place.id;
  }
}
