import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { AccountStatuses } from './account-statuses.js';
import { accountsLike } from './accounts-like.js';
import { toUserRow, USER_COLUMNS, type UserColumns, type UserRow } from './user-views.js';

const MOST_FOUND = 20;

/** The accounts whose name or address begins so, or with this id (specification: get-user-info), for the team. */
export class FindUserInfo extends Query<UserRow[]> {
  constructor(
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindUserInfo)
export class FindUserInfoHandler implements IQueryHandler<FindUserInfo> {
  constructor(
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
  ) {}

  async execute({ text, actor }: FindUserInfo): Promise<UserRow[]> {
    actor.mustBeAllowed('user.read');
    const accounts = await this.db.rows(sql<UserColumns>`
      select ${USER_COLUMNS} from identity.user_account where state <> 'closed' and ${accountsLike(text)}
      order by lower(last_name), first_name, id limit ${MOST_FOUND}
    `);
    return Promise.all(accounts.map(async (account) => toUserRow(account, await this.statuses.of(account))));
  }
}
