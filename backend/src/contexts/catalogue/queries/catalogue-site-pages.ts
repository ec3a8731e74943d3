import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type SitePage, SitePages } from '../../../platform/ssr/site-pages.js';

interface TourPage {
  readonly slug: string;
  readonly city: string;
  readonly country: string;
  readonly continent: string;
  readonly changedAt: Date;
}

const PLACES = ['city', 'country', 'continent'] as const;

/** The pages of tours, and of the places that have some: a place without tours has nothing yet that is worth finding. */
@Injectable()
export class CatalogueSitePages implements OnModuleInit {
  constructor(
    private readonly db: ReadDb,
    private readonly pages: SitePages,
  ) {}

  onModuleInit(): void {
    this.pages.add(() => this.find());
  }

  private async find(): Promise<readonly SitePage[]> {
    const tours = await this.db.rows(sql<TourPage>`
      select tour.slug, city.slug as city, country.slug as country, continent.slug as continent, tour.changed_at as "changedAt"
      from catalogue.tour tour
      join catalogue.city city on city.id = tour.city_id
      join catalogue.country country on country.id = city.country_id
      join catalogue.continent continent on continent.id = country.continent_id
      where tour.status = 'published' and city.activated
      order by continent.position, country.position, city.position, tour.position, tour.slug
    `);
    const places = PLACES.toReversed().flatMap((kind) =>
      Array.from(latestBy(kind, tours), ([slug, changedAt]) => ({ route: `/${kind}/$slug`, slug, changedAt }) as const),
    );
    return [...places, ...tours.map(({ slug, changedAt }) => ({ route: '/tour/$slug', slug, changedAt }) as const)];
  }
}

function latestBy(kind: (typeof PLACES)[number], tours: readonly TourPage[]): ReadonlyMap<string, Date> {
  const latest = new Map<string, Date>();
  for (const tour of tours) {
    const known = latest.get(tour[kind]);
    if (!known || known < tour.changedAt) latest.set(tour[kind], tour.changedAt);
  }
  return latest;
}
