import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import { type Pool, types } from 'pg';
import { DATABASE_URL } from './database-url.js';
import { openPool } from './open-pool.js';
import { prepareStatements } from './prepared-statements.js';

// Reads bigint and numeric as JavaScript numbers: amounts stay below 2^53 (Money checks it).
types.setTypeParser(types.builtins.INT8, Number);

/**
 * Kysely for query handlers, with a read-only pool of its own. Each statement ends after two seconds, so that a slow
 * read never delays an order.
 */
@Injectable()
export class ReadDb implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly kysely: Kysely<unknown>;

  constructor(@Inject(DATABASE_URL) url: string) {
    this.pool = openPool({
      connectionString: url,
      max: 8,
      statement_timeout: 2000,
      // A database that does not answer does not enforce its own timeout.
      query_timeout: 3000,
      connectionTimeoutMillis: 3000,
      options: '-c default_transaction_read_only=on',
      application_name: 'cicerone-read',
    });
    prepareStatements(this.pool);
    this.kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: this.pool }) });
  }

  /** All rows of one SQL statement (Kysely's `sql` tag: values become parameters). */
  async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(this.kysely)).rows;
  }

  /** The first row, if any. */
  async first<Row>(statement: RawBuilder<Row>): Promise<Row | undefined> {
    return (await this.rows(statement))[0];
  }

  async onApplicationShutdown(): Promise<void> {
    await this.kysely.destroy();
  }
}
