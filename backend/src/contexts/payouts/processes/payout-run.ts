import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { PayoutBills } from '../documents/payout-bills.js';
import { hasCome, monthBefore } from '../domain/payout-calendar.js';
import { PayoutBook } from '../domain/payout-book.js';
import { Payees } from '../domain/payees.js';
import { TaxBook } from '../domain/tax-details.js';
import type { PayoutBilled, PayoutStated } from '../events.js';

/** Guides whose month is closed in one transaction. */
const PART = 500;
const MOST_BILLS = 5000;

/** The steps of the month before. Each may be repeated, and be run by two at once. */
@Injectable()
export class PayoutRun {
  constructor(
    private readonly book: PayoutBook,
    private readonly payees: Payees,
    private readonly taxes: TaxBook,
    private readonly bills: PayoutBills,
    private readonly outbox: Outbox,
  ) {}

  /** Answers how many payouts it made. */
  async closePart(now: Date): Promise<number> {
    return hasCome('close', now) ? this.book.closePart(monthBefore(now), PART, now) : 0;
  }

  /** Answers how many guides are told. */
  async statePart(now: Date): Promise<number> {
    if (!hasCome('statement', now)) return 0;
    const payouts = await this.book.takeUnstated(PART, now);
    await this.outbox.publish(
      ...payouts.map(({ id: payoutId, guideId }): PayoutStated => ({
        type: 'payouts.payout-stated.v1',
        payoutId,
        guideId,
      })),
    );
    return payouts.length;
  }

  /** The payouts whose bill may be written. */
  async findUnbilled(now: Date): Promise<readonly string[]> {
    return hasCome('bill', now) ? this.book.findUnbilled(monthBefore(now), MOST_BILLS) : [];
  }

  /** Writes the bill of a payout in the name of the guide, with the next number of the guide's series. Once. */
  async bill(payoutId: string, now: Date): Promise<void> {
    const payout = await this.book.findForBill(payoutId);
    if (!payout) return;
    const payee = await this.payees.find(payout.guideId);
    // Without an account there is nobody to write a bill for: the team sees the payout in its list.
    if (!payee) return;
    const number = await this.book.nextBillNumber(payout.guideId, now.getUTCFullYear());
    const tax = await this.taxes.find(payout.guideId);
    const pdf = await this.bills.render({ ...payout, number, payee, tax, issuedAt: now });
    await this.book.addBill({ payoutId, number, language: payee.language, pdf, issuedAt: now });
    const { guideId, amount, currency } = payout;
    const billed: PayoutBilled = {
      type: 'payouts.payout-billed.v1',
      payoutId,
      guideId,
      amount: { amount, currency },
    };
    await this.outbox.publish(billed);
  }
}
