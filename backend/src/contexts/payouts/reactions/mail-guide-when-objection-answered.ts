import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Objections } from '../domain/objections.js';
import { Payees } from '../domain/payees.js';
import { PayoutBook } from '../domain/payout-book.js';
import type { ObjectionAnswered } from '../events.js';
import { PayoutMails } from '../mail/payout-mails.js';

/** The guide reads the team's answer. */
@Reaction('payouts.mail-guide-when-objection-answered')
@Injectable()
export class MailGuideWhenObjectionAnswered implements EventHandler<ObjectionAnswered> {
  constructor(
    private readonly objections: Objections,
    private readonly book: PayoutBook,
    private readonly payees: Payees,
    private readonly mails: PayoutMails,
  ) {}

  async react({ objectionId, payoutId, guideId }: ObjectionAnswered): Promise<void> {
    const objection = await this.objections.find(objectionId);
    const [payout, payee] = [await this.book.findPayout(payoutId), await this.payees.find(guideId)];
    if (!payout || !payee || objection?.answer == null) return;
    await this.mails.objectionAnswered(payee, payout, objectionId, objection.answer);
  }
}
