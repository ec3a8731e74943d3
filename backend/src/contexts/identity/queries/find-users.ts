import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Role } from '../../../shared-kernel/roles.js';
import type { AccountState, AccountType } from '../domain/user.js';
import { AccountStatuses } from './account-statuses.js';
import { accountsLike } from './accounts-like.js';
import { toUserRow, USER_COLUMNS, type UserColumns, UsersPage } from './user-views.js';

export interface UserFilters extends ListRequest {
  readonly sort: SortOf<'signedUpAt' | 'lastName'>;
  readonly role?: Role;
  readonly state?: AccountState;
  readonly accountType?: AccountType;
}

/** The accounts, for the team. */
export class FindUsers extends Query<UsersPage> {
  constructor(
    readonly filters: UserFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindUsers)
export class FindUsersHandler implements IQueryHandler<FindUsers> {
  constructor(
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
  ) {}

  async execute({ filters, actor }: FindUsers): Promise<UsersPage> {
    actor.mustBeAllowed('user.read');
    const { query, role, state, accountType } = filters;
    const { items, pagination } = await findPage<UserColumns, 'signedUpAt' | 'lastName'>(this.db, filters, {
      select: USER_COLUMNS,
      from: sql`identity.user_account`,
      where: [
        query ? accountsLike(query) : undefined,
        role === undefined ? undefined : sql`role = ${role}`,
        // Each as a text of its own: only then PostgreSQL knows that the partial index holds the rows.
        state && (state === 'active' ? sql`state = 'active'` : sql`state <> 'active' and state = ${state}`),
        accountType && (accountType === 'business' ? sql`account_type = 'business'` : sql`account_type = 'individual'`),
      ],
      sorts: { signedUpAt: sql`signed_up_at`, lastName: sql`lower(last_name)` },
      key: sql`id`,
    });
    const statuses = await this.statuses.ofAll(items);
    return { items: items.map((item) => toUserRow(item, statusOf(statuses, item.id))), pagination };
  }
}

type Statuses = Awaited<ReturnType<AccountStatuses['ofAll']>>;

function statusOf(statuses: Statuses, id: string) {
  const status = statuses.get(id);
  if (!status) throw new Error(`account ${id} has no status`);
  return status;
}
