import { Injectable } from '@nestjs/common';
import { letter } from '../../../platform/mail/components/letter.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import { monthText } from '../documents/month-text.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';
import type { Payout } from '../domain/payout.js';
import { objectionTexts, paidTexts, statementTexts } from './payout-statement.texts.js';
import { endOfObjections } from '../domain/payout-calendar.js';
import type { Payee } from '../domain/payees.js';
import type { BankAccountChanged } from '../events.js';
import { payoutMailTexts } from './payout-mails.texts.js';

const { change: changes, countsFrom: counts, ...texts } = payoutMailTexts;

/** What must be known of a guide before money is sent. */
export interface PaymentReadiness {
  readonly hasAccount: boolean;
  readonly hasTaxDetails: boolean;
}

/** Mails about where money is sent to. The number of an account stays hidden. */
@Injectable()
export class PayoutMails {
  constructor(private readonly mailer: Mailer) {}

  /** What is paid for the month and when; without an account it waits. */
  async stated(
    { email: to, language }: Payee,
    payout: Payout,
    { hasAccount, hasTaxDetails }: PaymentReadiness,
  ): Promise<void> {
    const { amount, payOn, object, account, noAccount, noTaxDetails } = statementTexts.paragraphs;
    const asked = hasTaxDetails ? [] : [noTaxDetails];
    await this.mailer.write({
      dedupeKey: `payout-stated:${payout.id}`,
      kind: 'payouts.payout-stated',
      to,
      language,
      ...letter(
        { ...statementTexts, paragraphs: [amount, payOn, hasAccount ? account : noAccount, ...asked, object] },
        language,
        `/${language}/EUR/${hasAccount ? 'guide-payments' : 'account-billing'}`,
        valuesOf(payout, language),
      ),
    });
  }

  /** @param answer the team's words */
  async objectionAnswered(
    { email: to, language }: Payee,
    payout: Payout,
    objectionId: string,
    answer: string,
  ): Promise<void> {
    await this.mailer.write({
      dedupeKey: `objection-answered:${objectionId}`,
      kind: 'payouts.objection-answered',
      to,
      language,
      ...letter(objectionTexts, language, `/${language}/EUR/guide-payments`, {
        ...valuesOf(payout, language),
        answer,
      }),
    });
  }

  async paid({ email: to, language }: Payee, payout: Payout & { readonly billNumber: string | null }): Promise<void> {
    await this.mailer.write({
      dedupeKey: `payout-paid:${payout.id}`,
      kind: 'payouts.payout-paid',
      to,
      language,
      ...letter(paidTexts, language, `/${language}/EUR/guide-payments`, {
        ...valuesOf(payout, language),
        bill: payout.billNumber ?? '',
      }),
    });
  }

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

const dayText = (day: Date, language: Locale): string =>
  new Intl.DateTimeFormat(bcp47(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

const valuesOf = ({ amount, currency, month, payOn }: Payout, language: Locale) => ({
  amount: moneyText({ amount, currency }, language),
  month: monthText(month, language),
  day: dayText(new Date(payOn), language),
  last: dayText(new Date(endOfObjections(month).getTime() - 1), language),
});
