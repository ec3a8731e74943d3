import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { TransferUnknown } from '../domain/payment.errors.js';
import { INCOMING_ACTIONS, INCOMING_COLUMNS, type IncomingTransferRecord } from './transfer-views.js';

/** One incoming transfer, for the team. Throws TransferUnknown. */
export class FindIncomingTransfer extends Query<IncomingTransferRecord> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindIncomingTransfer)
export class FindIncomingTransferHandler implements IQueryHandler<FindIncomingTransfer> {
  constructor(private readonly db: ReadDb) {}

  async execute({ id, actor }: FindIncomingTransfer): Promise<IncomingTransferRecord> {
    actor.mustBeAllowed('transfer.manage');
    const row = await this.db.first(sql<Omit<IncomingTransferRecord, 'actions'>>`
      select ${INCOMING_COLUMNS}, account, entry_reference as "entryReference", payer_iban as "payerIban", version
      from payments.incoming_transfer where id = ${id}
    `);
    if (!row) throw new TransferUnknown({ transfer: id });
    const isOpen = row.rest.amount > 0 && row.status !== 'returned';
    return { ...row, actions: isOpen ? [...INCOMING_ACTIONS] : [] };
  }
}
