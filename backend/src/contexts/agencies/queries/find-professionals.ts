import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Accounts } from '../domain/accounts.js';
import { HOURS_TO_DECIDE, type ProfessionalState } from '../domain/professional.js';
import { type ProfessionalRow, ProfessionalsPage } from './professional-views.js';

export interface ProfessionalFilters extends ListRequest {
  readonly sort: SortOf<'waitingSince'>;
  readonly state?: ProfessionalState;
}

/** The professionals, for the team. */
export class FindProfessionals extends Query<ProfessionalsPage> {
  constructor(
    readonly filters: ProfessionalFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Columns = Pick<ProfessionalRow, 'userId' | 'state' | 'waitingSince' | 'decideBefore' | 'decidedAt'>;

export const PROFESSIONAL_COLUMNS: RawBuilder<Columns> = sql<Columns>`
  user_id as "userId", state, waiting_since as "waitingSince",
  waiting_since + ${sql.lit(`${HOURS_TO_DECIDE} hours`)}::interval as "decideBefore", decided_at as "decidedAt"
`;

const OF_STATE: Readonly<Record<ProfessionalState, RawBuilder<unknown>>> = {
  pending: sql`state = 'pending'`,
  validated: sql`state = 'validated'`,
  rejected: sql`state = 'rejected'`,
};

@QueryHandler(FindProfessionals)
export class FindProfessionalsHandler implements IQueryHandler<FindProfessionals> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: Accounts,
  ) {}

  async execute({ filters, actor }: FindProfessionals): Promise<ProfessionalsPage> {
    actor.mustBeAllowed('professional.validate');
    const { items, pagination } = await findPage<Columns, 'waitingSince'>(this.db, filters, {
      select: PROFESSIONAL_COLUMNS,
      from: sql`agencies.professional`,
      where: [filters.state && OF_STATE[filters.state]],
      sorts: { waitingSince: sql`waiting_since` },
      key: sql`user_id`,
    });
    const accounts = await this.accounts.findAll(items.map(({ userId }) => userId));
    // A closed account has no professional to decide about any more.
    const rows = items.flatMap((item) => {
      const account = accounts.get(item.userId);
      if (!account) return [];
      const { companyName, firstName, lastName, email } = account;
      return [{ ...item, companyName, firstName, lastName, email }];
    });
    return { items: rows, pagination };
  }
}
