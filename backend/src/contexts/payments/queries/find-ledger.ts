import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { isProven, LedgerProof } from '../domain/ledger-proof.js';
import { accountBalances } from './account-balances.js';
import type { LedgerView } from './ledger-views.js';

/** The trial balance and the proof of now, for the team. */
export class FindLedger extends Query<LedgerView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindLedger)
export class FindLedgerHandler implements IQueryHandler<FindLedger> {
  constructor(
    private readonly db: ReadDb,
    private readonly proof: LedgerProof,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindLedger): Promise<LedgerView> {
    actor.mustBeAllowed('ledger.read');
    const [accounts, proven] = await Promise.all([this.db.rows(accountBalances()), this.proof.prove()]);
    return {
      accounts: [...accounts],
      isProven: isProven(proven),
      checks: proven.sums.map(({ check, currency, expected, found }) => ({
        check,
        expected: { amount: expected, currency },
        found: { amount: found, currency },
        isRight: expected === found,
      })),
      differences: proven.differences.map(({ orderReference, currency, captured, refunded, inLedger }) => ({
        orderReference,
        captured: { amount: captured, currency },
        refunded: { amount: refunded, currency },
        inLedger: { amount: inLedger, currency },
      })),
      provedAt: this.clock.now().toISOString(),
    };
  }
}
