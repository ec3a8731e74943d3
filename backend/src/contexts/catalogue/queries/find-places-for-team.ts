import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { containing, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import type { PlaceKind } from '../domain/place.js';
import { type AdminPlaceRow, AdminPlacesPage } from './admin-place-views.js';
import { placesOf } from './place-row.js';

export const ADMIN_PLACE_SORTS = ['position', 'slug'] as const;
type AdminPlaceSort = (typeof ADMIN_PLACE_SORTS)[number];

export interface AdminPlaceFilters extends ListRequest {
  readonly sort: SortOf<AdminPlaceSort>;
  readonly kind: PlaceKind;
  readonly state?: 'activated' | 'hidden';
}

/** The places of a kind, for the team: those that nobody sees too. A kind has a few hundred at most. */
export class FindPlacesForTeam extends Query<AdminPlacesPage> {
  constructor(
    readonly filters: AdminPlaceFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPlacesForTeam)
export class FindPlacesForTeamHandler implements IQueryHandler<FindPlacesForTeam> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindPlacesForTeam): Promise<AdminPlacesPage> {
    actor.mustBeAllowed('place.edit');
    const { kind, state, query, language } = filters;
    return findPage<AdminPlaceRow, AdminPlaceSort>(this.db, filters, {
      select: sql<AdminPlaceRow>`
        place.id, place.kind, place.slug, coalesce(place.names ->> ${language}, place.names ->> ${DEFAULT_LOCALE}) as title,
        coalesce(parent.names ->> ${language}, parent.names ->> ${DEFAULT_LOCALE}) as parent, place.position, place.activated,
        place.featured, (select count(*)::int from jsonb_object_keys(place.names)) as languages
      `,
      from: sql`(${placesOf(kind)}) as place left join (
        select id, names from catalogue.continent union all select id, names from catalogue.country
      ) as parent on parent.id = place.parent_id`,
      where: [
        state && sql`place.activated = ${state === 'activated'}`,
        query ? sql`(place.names::text ilike ${containing(query)} or place.slug like ${containing(query)})` : undefined,
      ],
      sorts: { position: sql`place.position`, slug: sql`place.slug` },
      key: sql`place.id`,
    });
  }
}
