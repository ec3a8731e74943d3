import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import type { PlaceKind } from '../domain/place.js';
import { placesOf } from './place-row.js';

export class PlaceChoice {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'In the reader’s language, or in English.' }) title!: string;
}

/** All places of a kind by name, for the team's fields: those that nobody sees yet, too. Never an old answer. */
export class FindPlaceChoices extends Query<readonly PlaceChoice[]> {
  constructor(
    readonly kind: PlaceKind,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPlaceChoices)
export class FindPlaceChoicesHandler implements IQueryHandler<FindPlaceChoices> {
  constructor(private readonly db: ReadDb) {}

  execute({ kind, language, actor }: FindPlaceChoices): Promise<readonly PlaceChoice[]> {
    actor.mustBeAllowed('tour.read-any');
    return this.db.rows(sql<PlaceChoice>`
      select id, slug, coalesce(names ->> ${language}, names ->> ${DEFAULT_LOCALE}) as title
      from (${placesOf(kind)}) as place order by title, slug
    `);
  }
}
