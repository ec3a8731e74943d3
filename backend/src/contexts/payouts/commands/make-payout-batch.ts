import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { CompanyAccounts } from '../domain/company-accounts.js';
import { NoCompanyAccount, NothingToPay } from '../domain/payout.errors.js';
import { PayoutBook } from '../domain/payout-book.js';
import type { BatchMethod } from '../domain/payout.js';

/** Puts the billed payouts of a currency into one file for the bank or for PayPal. Throws NothingToPay, or NoCompanyAccount. */
export class MakePayoutBatch extends Command<string> {
  constructor(
    readonly method: BatchMethod,
    readonly currency: Currency,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MakePayoutBatch)
export class MakePayoutBatchHandler implements ICommandHandler<MakePayoutBatch> {
  constructor(
    private readonly book: PayoutBook,
    private readonly accounts: CompanyAccounts,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ method, currency, actor }: MakePayoutBatch): Promise<string> {
    actor.mustBeAllowed('payout.pay');
    const [id, madeBy] = [this.ids.uuid(), actor.mustBePerson()];
    const from = method === 'bank' ? this.accounts.find(currency) : null;
    if (from === undefined) throw new NoCompanyAccount({ currency });
    const batch = await this.book.makeBatch({ id, method, currency, from, madeBy }, this.clock.now());
    if (!batch) throw new NothingToPay({ method, currency });
    await this.audit.note(actor, { type: 'payout-batch', id }, null, {
      method,
      currency,
      payments: batch.payments.length,
    });
    return id;
  }
}
