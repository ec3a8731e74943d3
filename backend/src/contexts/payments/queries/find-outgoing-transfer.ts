import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { OutgoingStatus } from '../domain/outgoing-transfers.js';
import { TransferUnknown } from '../domain/payment.errors.js';
import { OUTGOING_COLUMNS, type OutgoingTransferRecord } from './transfer-views.js';

/** One outgoing transfer, for the team. Throws TransferUnknown. */
export class FindOutgoingTransfer extends Query<OutgoingTransferRecord> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

const ACTIONS: Readonly<Record<OutgoingStatus, OutgoingTransferRecord['actions']>> = {
  'waiting-account': ['set-account'],
  ready: ['set-account', 'send'],
  sent: [],
};

@QueryHandler(FindOutgoingTransfer)
export class FindOutgoingTransferHandler implements IQueryHandler<FindOutgoingTransfer> {
  constructor(private readonly db: ReadDb) {}

  async execute({ id, actor }: FindOutgoingTransfer): Promise<OutgoingTransferRecord> {
    actor.mustBeAllowed('transfer.manage');
    const row = await this.db.first(sql<Omit<OutgoingTransferRecord, 'actions'>>`
      select ${OUTGOING_COLUMNS}, version from payments.outgoing_transfer where id = ${id}
    `);
    if (!row) throw new TransferUnknown({ transfer: id });
    return { ...row, actions: ACTIONS[row.status] };
  }
}
