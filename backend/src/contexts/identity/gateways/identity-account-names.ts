import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

@Injectable()
export class IdentityAccountNames extends AccountNames {
  constructor(private readonly db: ReadDb) {
    super();
  }

  async namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const people = await this.db.rows(sql<{ id: string; name: string }>`
      select id, first_name || ' ' || last_name as name from identity.user_account
      where id = any(${[...accountIds]}::uuid[]) and state <> 'closed'
    `);
    return new Map(people.map(({ id, name }) => [id, name]));
  }
}
