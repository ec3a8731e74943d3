import { Injectable } from '@nestjs/common';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { PaymentsApi } from '../../payments/index.js';
import { Liability } from '../domain/liability.js';

/** Entries of the ledger. A sale is posted as revenue with its capture: a card's sale then becomes a liability. */
@Injectable()
export class PaymentsLiability extends Liability {
  constructor(private readonly payments: PaymentsApi) {
    super();
  }

  issued(giftCardId: string, origin: 'bought' | 'compensation', price: MoneyView, amount: MoneyView): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-issue',
      sourceId: giftCardId,
      debit: { account: origin === 'bought' ? 'revenue' : 'refunds', amount: price },
      credit: { account: 'gift-card-liability', amount },
    });
  }

  used({ key, amount, paid }: Parameters<Liability['used']>[0]): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-use',
      sourceId: key,
      debit: { account: 'gift-card-liability', amount },
      credit: { account: 'revenue', amount: paid },
    });
  }

  refunded({ key, amount, paid }: Parameters<Liability['refunded']>[0]): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-refund',
      sourceId: key,
      debit: { account: 'refunds', amount: paid },
      credit: { account: 'gift-card-liability', amount },
    });
  }

  returned(giftCardId: string, amount: MoneyView, price: MoneyView): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-return',
      sourceId: giftCardId,
      debit: { account: 'gift-card-liability', amount },
      credit: { account: 'revenue', amount: price },
    });
  }
}
