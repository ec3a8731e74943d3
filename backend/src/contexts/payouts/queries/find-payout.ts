import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { PayoutUnknown } from '../domain/payout.errors.js';
import type { PayoutRecord } from './payout-views.js';
import { selectPayouts, shownPayout } from './shown-payouts.js';

/** One payout with its lines and objections, for the team. Throws PayoutUnknown. */
export class FindPayout extends Query<PayoutRecord> {
  constructor(
    readonly payoutId: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPayout)
export class FindPayoutHandler implements IQueryHandler<FindPayout> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
    private readonly clock: Clock,
  ) {}

  async execute({ payoutId, language, actor }: FindPayout): Promise<PayoutRecord> {
    actor.mustBeAllowed('payout.read');
    const row = await this.db.first(selectPayouts(sql`p.id = ${payoutId}`));
    if (!row) throw new PayoutUnknown({ payout: payoutId });
    const guideName = (await this.accounts.namesOf([row.guideId])).get(row.guideId);
    const { objections, ...payout } = shownPayout(row, language, this.clock.now());
    return {
      ...payout,
      objections,
      guideId: row.guideId,
      ...(guideName === undefined ? {} : { guideName }),
      actions: objections.some(({ answer }) => answer === undefined) && actor.can('payout.pay') ? ['answer'] : [],
    };
  }
}
