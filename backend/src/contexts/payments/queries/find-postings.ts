import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import type { LedgerAccount } from '../domain/ledger.js';
import { type PostingRow, PostingsPage } from './ledger-views.js';

export const POSTING_SORTS = ['postedAt', 'amount'] as const;
type PostingSort = (typeof POSTING_SORTS)[number];

export interface PostingFilters extends ListRequest {
  readonly sort: SortOf<PostingSort>;
  readonly account?: LedgerAccount;
  readonly currency?: string;
}

/** The lines of the ledger, for the team. `query` is an order's reference. */
export class FindPostings extends Query<PostingsPage> {
  constructor(
    readonly filters: PostingFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPostings)
export class FindPostingsHandler implements IQueryHandler<FindPostings> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindPostings): Promise<PostingsPage> {
    actor.mustBeAllowed('ledger.read');
    const { account, currency, query } = filters;
    return findPage<PostingRow, PostingSort>(this.db, filters, {
      select: sql<PostingRow>`
        p.transaction_id || ':' || p.position as id, t.kind, t.source_id as "sourceId", p.account,
        jsonb_build_object('amount', p.amount, 'currency', p.currency) as amount,
        p.order_reference as "orderReference", t.posted_at as "postedAt"`,
      from: sql`payments.ledger_posting p join payments.ledger_transaction t on t.id = p.transaction_id`,
      where: [
        account && sql`p.account = ${account}`,
        currency === undefined ? undefined : sql`p.currency = ${currency}`,
        query ? sql`p.order_reference = ${writtenReference(query)}` : undefined,
      ],
      sorts: { postedAt: sql`t.posted_at`, amount: sql`p.amount` },
      key: sql`p.transaction_id, p.position`,
    });
  }
}
