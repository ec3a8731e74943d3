import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import type { OutgoingStatus } from '../domain/outgoing-transfers.js';
import { OUTGOING_COLUMNS, type OutgoingTransferRow, OutgoingTransfersPage } from './transfer-views.js';

export const OUTGOING_SORTS = ['requestedAt', 'amount'] as const;
type OutgoingSort = (typeof OUTGOING_SORTS)[number];

export interface OutgoingTransferFilters extends ListRequest {
  readonly sort: SortOf<OutgoingSort>;
  readonly status?: OutgoingStatus;
}

/** The outgoing transfers, for the team. */
export class FindOutgoingTransfers extends Query<OutgoingTransfersPage> {
  constructor(
    readonly filters: OutgoingTransferFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindOutgoingTransfers)
export class FindOutgoingTransfersHandler implements IQueryHandler<FindOutgoingTransfers> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindOutgoingTransfers): Promise<OutgoingTransfersPage> {
    actor.mustBeAllowed('transfer.manage');
    const { status, query } = filters;
    return findPage<OutgoingTransferRow, OutgoingSort>(this.db, filters, {
      select: OUTGOING_COLUMNS,
      from: sql`payments.outgoing_transfer`,
      where: [
        status && sql`status = ${status}`,
        query
          ? sql`(order_reference = ${writtenReference(query)} or holder ilike ${`%${query.replace(/[%_\\\\]/g, '')}%`})`
          : undefined,
      ],
      sorts: { requestedAt: sql`requested_at`, amount: sql`amount` },
      key: sql`id`,
    });
  }
}
