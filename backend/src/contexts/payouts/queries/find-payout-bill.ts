import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { PayoutUnknown } from '../domain/payout.errors.js';

export interface PayoutBillFile {
  readonly number: string;
  readonly pdf: Buffer;
}

/** The bill of a payout, for its guide and the team. Throws PayoutUnknown. */
export class FindPayoutBill extends Query<PayoutBillFile> {
  constructor(
    readonly payoutId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPayoutBill)
export class FindPayoutBillHandler implements IQueryHandler<FindPayoutBill> {
  constructor(private readonly db: ReadDb) {}

  async execute({ payoutId, actor }: FindPayoutBill): Promise<PayoutBillFile> {
    actor.mustBeAllowed('payout.read-own');
    const bill = await this.db.first(sql<PayoutBillFile>`
      select b.number, b.pdf from payouts.bill b join payouts.payout p on p.id = b.payout_id
      where p.id = ${payoutId} and (p.guide_id = ${actor.mustBePerson()} or ${actor.can('payout.read')})
    `);
    if (!bill) throw new PayoutUnknown({ payout: payoutId });
    return bill;
  }
}
