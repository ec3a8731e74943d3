import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type DataExport, DataExports } from '../domain/data-exports.js';

@Injectable()
export class PostgresDataExports extends DataExports {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async begin(userId: string, now: Date): Promise<boolean> {
    const begun = await this.run(sql`
      insert into identity.data_export (user_id, state, asked_at) values (${userId}, 'preparing', ${now})
      on conflict (user_id) do update set state = 'preparing', asked_at = excluded.asked_at, path = null, ends_at = null
      where data_export.state = 'ready'
      returning user_id
    `);
    return begun.length > 0;
  }

  async find(userId: string): Promise<DataExport | undefined> {
    const [found] = await this.run<DataExport>(sql`
      select state, asked_at as "askedAt", path, ends_at as "endsAt" from identity.data_export where user_id = ${userId}
    `);
    return found;
  }

  async finish(userId: string, path: string, endsAt: Date): Promise<boolean> {
    const finished = await this.run(sql`
      update identity.data_export set state = 'ready', path = ${path}, ends_at = ${endsAt}
      where user_id = ${userId} and state = 'preparing' returning user_id
    `);
    return finished.length > 0;
  }

  async forget(userId: string, path: string): Promise<void> {
    await this.run(sql`delete from identity.data_export where user_id = ${userId} and path = ${path}`);
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
