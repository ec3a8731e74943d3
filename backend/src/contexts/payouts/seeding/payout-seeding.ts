import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { AccountDetails } from '../domain/account-details.js';
import { CompanyAccounts } from '../domain/company-accounts.js';
import type { BankAccountId, DetailsId } from '../domain/payout-accounts.js';
import { PayoutAccountRepository } from '../domain/payout-account.repository.js';
import { PayoutBook } from '../domain/payout-book.js';
import { payDayOf } from '../domain/payout-calendar.js';
import type { PayLine } from '../domain/payout.js';
import { TaxBook, type TaxDetails } from '../domain/tax-details.js';
import type { PayoutPaid } from '../events.js';
import { PayoutRun } from '../processes/payout-run.js';

export interface EarningsToSeed {
  readonly guideId: string;
  /** Undefined for a guide who has not said where money goes. */
  readonly account: AccountDetails | undefined;
  readonly tax: TaxDetails | undefined;
  readonly missions: readonly MissionToSeed[];
}

export interface MissionToSeed {
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly localDate: string;
  readonly localTime: string;
  readonly lines: readonly PayLine[];
  readonly isHeld: boolean;
}

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** Writes what guides have earned in the running transaction, and pays the months whose day of payment is over. */
@Injectable()
export class PayoutSeeding {
  constructor(
    private readonly book: PayoutBook,
    private readonly accounts: PayoutAccountRepository,
    private readonly companyAccounts: CompanyAccounts,
    private readonly taxes: TaxBook,
    private readonly runs: PayoutRun,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @param months `yyyy-MM`, the oldest first; the latest ones are left to the run that is due */
  async write(earnings: readonly EarningsToSeed[], months: readonly string[], paidBy: string): Promise<void> {
    const now = this.clock.now();
    for (const { guideId, account, tax, missions } of earnings) {
      if (account) await this.addAccount(guideId, account, new Date(now.getTime() - HALF_A_YEAR_MS));
      if (tax) await this.taxes.write(guideId, tax, now);
      for (const mission of missions) await this.book.keep({ ...mission, missionId: this.ids.uuid(), guideId });
    }
    for (const month of months) {
      const payDay = new Date(`${payDayOf(month)}T12:00:00Z`);
      if (payDay < now) await this.pay(payDay, paidBy);
    }
  }

  /** The steps of the run, all on the day of payment. */
  private async pay(day: Date, paidBy: string): Promise<void> {
    while ((await this.runs.closePart(day)) > 0);
    await this.book.takeUnstated(Number.MAX_SAFE_INTEGER, day);
    for (const id of await this.runs.findUnbilled(day)) await this.runs.bill(id, day);
    for (const method of ['bank', 'paypal'] as const) {
      const from = method === 'bank' ? (this.companyAccounts.find('EUR') ?? EXAMPLE) : null;
      const batch = { id: this.ids.uuid(), method, currency: 'EUR' as const, from, madeBy: paidBy };
      if (!(await this.book.makeBatch(batch, day))) continue;
      const paid = (await this.book.markPaid(batch.id, paidBy, day)) ?? [];
      await this.outbox.publish(
        ...paid.map(({ id: payoutId, guideId, amount, currency }): PayoutPaid => ({
          type: 'payouts.payout-paid.v1',
          payoutId,
          guideId,
          amount: { amount, currency },
          method,
        })),
      );
    }
  }

  private async addAccount(guideId: string, details: AccountDetails, at: Date): Promise<void> {
    const accounts = await this.accounts.getForChange(guideId);
    const detailsId = this.ids.uuid() as DetailsId;
    accounts.add({ id: this.ids.uuid() as BankAccountId, detailsId, details }, true, detailsId, at);
    await this.accounts.save(accounts);
  }
}

/** Where no account of the company is configured: the example of the IBAN registry. */
const EXAMPLE = { holder: 'Cicerone S.r.l.', swiftBic: 'EXMPITRRXXX', iban: 'IT60X0542811101000000123456' };
