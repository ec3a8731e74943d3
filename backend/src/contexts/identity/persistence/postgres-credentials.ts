import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type AccountCredentials, Credentials, type WhoseCredentials } from '../domain/credentials.js';

const LATEST = 200;

@Injectable()
export class PostgresCredentials extends Credentials {
  constructor(private readonly db: ReadDb) {
    super();
  }

  find(whose: WhoseCredentials): Promise<AccountCredentials | undefined> {
    return this.db.first(sql<AccountCredentials>`
      select u.id as "userId", u.password_hash as "passwordHash",
             exists (
               select from identity.second_factor f where f.user_id = u.id and f.turned_on_at is not null
             ) as "hasSecondFactor"
      from identity.user_account u where ${isOf(whose)}
    `);
  }

  async addressesOf(whose: WhoseCredentials): Promise<readonly string[]> {
    const rows = await this.db.rows(sql<{ ip: string }>`
      select s.ip from identity.session s join identity.user_account u on u.id = s.user_id
      where ${isOf(whose)} order by s.opened_at desc limit ${LATEST}
    `);
    return rows.map(({ ip }) => ip);
  }
}

const isOf = (whose: WhoseCredentials): RawBuilder<unknown> =>
  'email' in whose ? sql`u.email = ${whose.email}` : sql`u.id = ${whose.userId}`;
