import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PayoutBilled } from '../../payouts/events.js';
import { guideBillEntry, Ledger } from '../domain/ledger.js';

/** The bill of a guide is a debt of the company. */
@Reaction('payments.post-bill-when-payout-billed')
@Injectable()
export class PostBillWhenPayoutBilled implements EventHandler<PayoutBilled> {
  constructor(private readonly ledger: Ledger) {}

  react({ payoutId, amount }: PayoutBilled): Promise<void> {
    return this.ledger.post(guideBillEntry(payoutId, amount));
  }
}
