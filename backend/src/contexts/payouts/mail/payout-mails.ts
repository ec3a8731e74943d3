import { Injectable } from '@nestjs/common';
import { letter } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import type { Payee } from '../domain/payees.js';
import type { BankAccountChanged } from '../events.js';
import { payoutMailTexts } from './payout-mails.texts.js';

const { change: changes, countsFrom: counts, ...texts } = payoutMailTexts;

/** Mails about where money is sent to. The number of an account stays hidden. */
@Injectable()
export class PayoutMails {
  constructor(private readonly mailer: Mailer) {}

  async accountChanged({ email: to, language }: Payee, changed: BankAccountChanged): Promise<void> {
    const { changeId, change, account, countsFrom } = changed;
    const paragraphs = countsFrom ? [changes[change], counts] : [changes[change]];
    const moment = countsFrom ? momentText(new Date(countsFrom), { timeZone: 'UTC' }, language).full : '';
    await this.mailer.write({
      dedupeKey: `bank-account-changed:${changeId}`,
      kind: 'payouts.bank-account-changed',
      to,
      language,
      ...letter({ ...texts, paragraphs }, language, `/${language}/EUR/account-billing`, { account, moment }),
    });
  }
}
