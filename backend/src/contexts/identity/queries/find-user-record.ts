import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mayDecideAbout, mayHaveManager } from '../domain/user.js';
import { UserUnknown } from '../domain/user.errors.js';
import { MAY_MANAGE } from './acting-manager.js';
import { AccountStatuses } from './account-statuses.js';
import { toUserRow, USER_COLUMNS, type UserAction, type UserColumns, UserRecord } from './user-views.js';

/** One account, for the team. Throws UserUnknown. */
export class FindUserRecord extends Query<UserRecord> {
  constructor(
    readonly userId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

type RecordColumns = UserColumns &
  Pick<
    UserRecord,
    | 'phone'
    | 'companyName'
    | 'vat'
    | 'taxNumber'
    | 'currency'
    | 'lastSeenAt'
    | 'openSessions'
    | 'manager'
    | 'hasSecondFactor'
    | 'version'
  >;

@QueryHandler(FindUserRecord)
export class FindUserRecordHandler implements IQueryHandler<FindUserRecord> {
  constructor(
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
  ) {}

  async execute({ userId, actor }: FindUserRecord): Promise<UserRecord> {
    actor.mustBeAllowed('user.read');
    const account = await this.db.first(sql<RecordColumns>`
      select ${USER_COLUMNS}, phone, company_name as "companyName", vat, tax_number as "taxNumber", currency, version,
        (select max(opened_at) from identity.session where user_id = user_account.id) as "lastSeenAt",
        (select count(*)::int from identity.session where user_id = user_account.id and ended_at is null) as "openSessions",
        (select json_build_object('uuid', m.id, 'firstName', m.first_name, 'lastName', m.last_name)
           from identity.user_account m where m.id = user_account.manager_id and ${MAY_MANAGE}) as manager,
        exists (
          select from identity.second_factor where user_id = user_account.id and turned_on_at is not null
        ) as "hasSecondFactor"
      from identity.user_account where id = ${userId}
    `);
    if (!account) throw new UserUnknown({ user: userId });
    return {
      ...toUserRow(account, await this.statuses.of(account)),
      mayHaveManager: mayHaveManager(account),
      actions: actionsOn(account, actor),
    };
  }
}

function actionsOn(user: RecordColumns, actor: Actor): UserAction[] {
  if (user.state === 'closed' || user.id === actor.id) return [];
  const actions: UserAction[] = [];
  if (mayDecideAbout(user, actor)) actions.push(user.state === 'active' ? 'suspend' : 'restore');
  if (user.state === 'active' && actor.can('user.change-role')) actions.push('change-role');
  if (user.state === 'active' && mayHaveManager(user) && actor.can('user.assign-manager'))
    actions.push('assign-manager');
  if (user.hasSecondFactor && actor.can('user.reset-second-factor')) actions.push('remove-second-factor');
  return actions;
}
