import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Payees } from '../domain/payees.js';
import type { BankAccountChanged } from '../events.js';
import { PayoutMails } from '../mail/payout-mails.js';

/** Mails the person, so that somebody whose account was taken over can stop the change before it counts. */
@Reaction('payouts.mail-payee-when-bank-account-changed')
@Injectable()
export class MailPayeeWhenBankAccountChanged implements EventHandler<BankAccountChanged> {
  constructor(
    private readonly payees: Payees,
    private readonly mails: PayoutMails,
  ) {}

  async react(changed: BankAccountChanged): Promise<void> {
    const payee = await this.payees.find(changed.userId);
    if (payee) await this.mails.accountChanged(payee, changed);
  }
}
