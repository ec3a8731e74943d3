import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { containing, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import type { TourKind, TourStatus } from '../domain/tour-content.js';
import { type AdminTourRow, AdminToursPage } from './admin-tour-views.js';

export const ADMIN_TOUR_SORTS = ['changedAt', 'slug', 'publishedAt'] as const;
type AdminTourSort = (typeof ADMIN_TOUR_SORTS)[number];

export interface AdminTourFilters extends ListRequest {
  readonly sort: SortOf<AdminTourSort>;
  readonly status?: TourStatus;
  readonly kind?: TourKind;
  /** Slugs. */
  readonly city?: string;
  readonly category?: string;
}

/** The tours, for the team: drafts and withdrawn ones too. */
export class FindToursForTeam extends Query<AdminToursPage> {
  constructor(
    readonly filters: AdminTourFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindToursForTeam)
export class FindToursForTeamHandler implements IQueryHandler<FindToursForTeam> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindToursForTeam): Promise<AdminToursPage> {
    actor.mustBeAllowed('tour.read-any');
    const { status, kind, city, category, query, language } = filters;
    return findPage<AdminTourRow, AdminTourSort>(this.db, filters, {
      select: sql<AdminTourRow>`
        tour.id, tour.slug, coalesce(tour.names ->> ${language}, tour.names ->> ${DEFAULT_LOCALE}, tour.slug) as title,
        tour.status, coalesce(city.names ->> ${language}, city.names ->> ${DEFAULT_LOCALE}) as city, tour.categories, tour.kind,
        tour.currency, (select min(totals[2]) from catalogue.tour_option where tour_id = tour.id) as "priceForTwo",
        array(select duration_minutes from catalogue.tour_option where tour_id = tour.id order by 1) as durations,
        array(select jsonb_object_keys(tour.names) order by 1) as languages,
        tour.published_at as "publishedAt", tour.changed_at as "changedAt"
      `,
      from: sql`catalogue.tour tour join catalogue.city city on city.id = tour.city_id`,
      where: [
        status && sql`tour.status = ${status}`,
        kind && sql`tour.kind = ${kind}`,
        city === undefined ? undefined : sql`city.slug = ${city}`,
        category === undefined ? undefined : sql`${category} = any(tour.categories)`,
        query ? sql`(tour.names::text ilike ${containing(query)} or tour.slug like ${containing(query)})` : undefined,
      ],
      sorts: { changedAt: sql`tour.changed_at`, slug: sql`tour.slug`, publishedAt: sql`tour.published_at` },
      key: sql`tour.id`,
    });
  }
}
