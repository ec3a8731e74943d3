import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';

import type { TransferStatus } from '../domain/incoming-transfer.js';
import { INCOMING_COLUMNS, type IncomingTransferRow, IncomingTransfersPage } from './transfer-views.js';

export const INCOMING_SORTS = ['recordedAt', 'amount'] as const;
type IncomingSort = (typeof INCOMING_SORTS)[number];

export interface IncomingTransferFilters extends ListRequest {
  readonly sort: SortOf<IncomingSort>;
  readonly status?: TransferStatus;
}

/** The incoming transfers, for the team. */
export class FindIncomingTransfers extends Query<IncomingTransfersPage> {
  constructor(
    readonly filters: IncomingTransferFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindIncomingTransfers)
export class FindIncomingTransfersHandler implements IQueryHandler<FindIncomingTransfers> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindIncomingTransfers): Promise<IncomingTransfersPage> {
    actor.mustBeAllowed('transfer.manage');
    const { status, query } = filters;
    return findPage<IncomingTransferRow, IncomingSort>(this.db, filters, {
      select: INCOMING_COLUMNS,
      from: sql`payments.incoming_transfer`,
      where: [
        status && sql`status = ${status}`,
        query
          ? sql`(strpos(upper(regexp_replace(remittance, '[^0-9A-Za-z]', '', 'g')), upper(regexp_replace(${query}, '[^0-9A-Za-z]', '', 'g'))) > 0 or payer_name ilike ${`%${query.replace(/[%_\\\\]/g, '')}%`})`
          : undefined,
      ],
      sorts: { recordedAt: sql`recorded_at`, amount: sql`amount` },
      key: sql`id`,
    });
  }
}
