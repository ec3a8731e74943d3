import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';

const LATEST = 200;

/** Addresses from which an account, by its id or e-mail address, has been signed in to; the latest. */
export class FindNetworksOfAccount extends Query<readonly string[]> {
  constructor(readonly account: string) {
    super();
  }
}

@QueryHandler(FindNetworksOfAccount)
export class FindNetworksOfAccountHandler implements IQueryHandler<FindNetworksOfAccount> {
  constructor(private readonly db: ReadDb) {}

  async execute({ account }: FindNetworksOfAccount): Promise<readonly string[]> {
    const rows = await this.db.rows(sql<{ ip: string }>`
      select s.ip from identity.session s join identity.user_account u on u.id = s.user_id
      where ${isUUID(account) ? sql`u.id = ${account}` : sql`u.email = ${account}`}
      order by s.opened_at desc limit ${LATEST}
    `);
    return rows.map(({ ip }) => ip);
  }
}
