import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PayoutPaid } from '../../payouts/events.js';
import { guidePayoutEntry, Ledger } from '../domain/ledger.js';

/** A payout settles the debt to the guide. */
@Reaction('payments.post-payout-when-payout-paid')
@Injectable()
export class PostPayoutWhenPayoutPaid implements EventHandler<PayoutPaid> {
  constructor(private readonly ledger: Ledger) {}

  react({ payoutId, amount, method }: PayoutPaid): Promise<void> {
    return this.ledger.post(guidePayoutEntry(payoutId, amount, method === 'paypal' ? 'cash-paypal' : 'cash-bank'));
  }
}
