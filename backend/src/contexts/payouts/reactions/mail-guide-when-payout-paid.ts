import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Payees } from '../domain/payees.js';
import { PayoutBook } from '../domain/payout-book.js';
import type { PayoutPaid } from '../events.js';
import { PayoutMails } from '../mail/payout-mails.js';

/** Tells the guide that the money is on its way. */
@Reaction('payouts.mail-guide-when-payout-paid')
@Injectable()
export class MailGuideWhenPayoutPaid implements EventHandler<PayoutPaid> {
  constructor(
    private readonly book: PayoutBook,
    private readonly payees: Payees,
    private readonly mails: PayoutMails,
  ) {}

  async react({ payoutId, guideId }: PayoutPaid): Promise<void> {
    const [payout, payee] = [await this.book.findPayout(payoutId), await this.payees.find(guideId)];
    if (!payout || !payee) return;
    await this.mails.paid(payee, payout);
  }
}
