import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { NamedTour } from '../index.js';
import { tourNamed } from './tour-named.js';

/** What tours are called, without all that selling them takes. */
@Injectable()
export class TourNames {
  constructor(private readonly db: ReadDb) {}

  /** By id or slug, on sale. */
  async find(idOrSlug: string): Promise<NamedTour | undefined> {
    const [tour] = await this.read(sql`tour.status = 'published' and ${tourNamed(idOrSlug)}`);
    return tour;
  }

  /** The ids of all tours on sale, in their order. */
  async idsOnSale(): Promise<readonly string[]> {
    const tours = await this.db.rows(sql<{ id: string }>`
      select id from catalogue.tour where status = 'published' order by id
    `);
    return tours.map(({ id }) => id);
  }

  /** By id, on sale or not. */
  of(ids: readonly string[]): Promise<NamedTour[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.read(sql`tour.id = any(${ids}::uuid[])`);
  }

  private read(where: RawBuilder<unknown>): Promise<NamedTour[]> {
    return this.db.rows(sql<NamedTour>`
      select tour.id, tour.slug, tour.names as name,
             json_build_object('id', city.id, 'slug', city.slug, 'name', city.names) as city
      from catalogue.tour tour join catalogue.city city on city.id = tour.city_id where ${where}
    `);
  }
}
