import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.js';
import { ReadDb } from './read-db.js';

const NAMES = MIGRATIONS.map(({ name }) => name);

/** Checks that the database has the schema of this version: a restored backup may be older. */
@Injectable()
export class SchemaCheck {
  /** The tables of aggregates, which are known without reading migrations. */
  private readonly tables: readonly string[];

  constructor(
    private readonly db: ReadDb,
    entities: EntityManager,
  ) {
    this.tables = [...entities.getMetadata().getAll().values()].map(
      ({ schema = 'public', tableName }) => `${schema}.${tableName}`,
    );
  }

  /** Throws an Error that names what is missing. Additions of a newer version are allowed. */
  async check(): Promise<void> {
    const missing = await this.db.rows(sql<{ name: string }>`
      select name from unnest(${NAMES}::text[]) as name where not exists (select from migration m where m.name = name.name)
      union all
      select name from unnest(${this.tables}::text[]) as name where to_regclass(name) is null
    `);
    if (missing.length > 0) throw new Error(`The database lacks ${missing.map(({ name }) => name).join(', ')}`);
  }
}
