import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { PlaceKind } from '../domain/place.js';
import { PlaceUnknown } from '../domain/place.errors.js';
import type { AdminPlaceRecord } from './admin-place-views.js';
import { placeColumns, type PlaceRow, placesOf } from './place-row.js';

/** A place with all that the team may change. Throws PlaceUnknown. */
export class FindPlaceForTeam extends Query<AdminPlaceRecord> {
  constructor(
    readonly kind: PlaceKind,
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPlaceForTeam)
export class FindPlaceForTeamHandler implements IQueryHandler<FindPlaceForTeam> {
  constructor(private readonly db: ReadDb) {}

  async execute({ kind, id, actor }: FindPlaceForTeam): Promise<AdminPlaceRecord> {
    actor.mustBeAllowed('place.edit');
    const row = await this.db.first(sql<PlaceRow>`
      select ${placeColumns} from (${placesOf(kind)}) as place where place.id = ${id}
    `);
    if (!row) throw new PlaceUnknown({ place: id });
    return { id, kind, ...row.facts, version: row.version, actions: ['change'] };
  }
}
