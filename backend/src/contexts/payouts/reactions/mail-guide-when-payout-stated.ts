import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Payees } from '../domain/payees.js';
import { PayoutBook } from '../domain/payout-book.js';
import { TaxBook } from '../domain/tax-details.js';
import type { PayoutStated } from '../events.js';
import { PayoutMails } from '../mail/payout-mails.js';

/** Tells the guide what is paid and when, and asks for an account and for tax details where they are missing. */
@Reaction('payouts.mail-guide-when-payout-stated')
@Injectable()
export class MailGuideWhenPayoutStated implements EventHandler<PayoutStated> {
  constructor(
    private readonly book: PayoutBook,
    private readonly payees: Payees,
    private readonly taxes: TaxBook,
    private readonly mails: PayoutMails,
    private readonly clock: Clock,
  ) {}

  async react({ payoutId, guideId }: PayoutStated): Promise<void> {
    const [payout, payee] = [await this.book.findPayout(payoutId), await this.payees.find(guideId)];
    if (!payout || !payee) return;
    const hasAccount = await this.book.hasDestination(guideId, this.clock.now());
    const hasTaxDetails = (await this.taxes.find(guideId)) !== undefined;
    await this.mails.stated(payee, payout, { hasAccount, hasTaxDetails });
  }
}
