import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import { Place, type PlaceFacts, type PlaceKind } from '../domain/place.js';
import { PlaceParentUnknown, PlaceTaken, PlaceUnknown } from '../domain/place.errors.js';
import { PlaceRepository } from '../domain/place.repository.js';
import { placeColumns, type PlaceRow, placesOf } from '../queries/place-row.js';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

interface Written {
  readonly table: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  readonly values: RawBuilder<unknown>;
}

/** Each kind has a table of its own. */
@Injectable()
export class PostgresPlaceRepository extends PlaceRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly moved: MovedSlugs,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async getForChange(kind: PlaceKind, id: string): Promise<Place> {
    const { table } = writtenOf(kind, EMPTY);
    await sql`select id from ${table} where id = ${id} for update`.execute(this.database);
    const row = await this.find(kind, id);
    if (!row) throw new PlaceUnknown({ place: id });
    return Object.assign(new Place(), row);
  }

  async add({ id, kind, facts, version }: Place): Promise<void> {
    const { table, columns, values } = writtenOf(kind, facts);
    await this.run(sql`insert into ${table} (id, version, ${columns}) values (${id}, ${version}, ${values})`);
    await this.changes.publish('catalogue', id);
  }

  async save(place: Place): Promise<void> {
    const { id, kind, facts } = place;
    const before = await this.find(kind, id);
    const { table, columns, values } = writtenOf(kind, facts);
    place.version += 1;
    await this.run(sql`
      update ${table} set (version, ${columns}) = (select ${place.version}::integer, ${values}) where id = ${id}
    `);
    if (before && before.facts.slug !== facts.slug) await this.moved.record(kind, before.facts.slug, facts.slug);
    await this.changes.publish('catalogue', id);
  }

  private async find(kind: PlaceKind, id: string): Promise<PlaceRow | undefined> {
    const { rows } = await sql<PlaceRow>`
      select ${placeColumns} from (${placesOf(kind)}) as place where place.id = ${id}
    `.execute(this.database);
    return rows[0];
  }

  private async run(statement: RawBuilder<unknown>): Promise<void> {
    try {
      await statement.execute(this.database);
    } catch (error) {
      const { code, constraint = '' } = error as { code?: string; constraint?: string };
      if (code === UNIQUE_VIOLATION) throw new PlaceTaken(constraint.endsWith('code_key') ? 'code' : 'slug');
      if (code === FOREIGN_KEY_VIOLATION) throw new PlaceParentUnknown();
      throw error;
    }
  }

  private get database(): Kysely<unknown> {
    return this.entities.getKysely();
  }
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

const EMPTY: PlaceFacts = {
  slug: '',
  names: {},
  position: 0,
  activated: false,
  featured: false,
  code: null,
  parentId: null,
  city: null,
};

/** The columns that the team decides about, with their values. */
function writtenOf(kind: PlaceKind, facts: PlaceFacts): Written {
  const { slug, names, position, activated, featured, code, parentId, city } = facts;
  const common = sql`${slug}, ${json(names)}, ${position}::integer, ${activated}::boolean`;
  switch (kind) {
    case 'category':
      return { table: sql`catalogue.category`, columns: sql`slug, titles, position, activated`, values: common };
    case 'continent':
      return {
        table: sql`catalogue.continent`,
        columns: sql`slug, names, position, activated, featured`,
        values: sql`${common}, ${featured}::boolean`,
      };
    case 'country':
      return {
        table: sql`catalogue.country`,
        columns: sql`slug, names, position, activated, featured, code, continent_id`,
        values: sql`${common}, ${featured}::boolean, ${code}, ${parentId}::uuid`,
      };
    case 'city':
      return {
        table: sql`catalogue.city`,
        columns: sql`slug, names, position, activated, featured, country_id, introduction, latitude, longitude, time_zone,
          currency, landmarks`,
        values: sql`${common}, ${featured}::boolean, ${parentId}::uuid, ${json(city?.introduction ?? {})},
          ${city?.latitude ?? 0}::float8, ${city?.longitude ?? 0}::float8, ${city?.timeZone ?? ''}, ${city?.currency ?? ''},
          ${json(city?.landmarks ?? [])}`,
      };
  }
}
