import { Injectable } from '@nestjs/common';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { PaymentsApi } from '../../payments/index.js';
import { type IssuedCard, Liability, type MovedWithOrder } from '../domain/liability.js';

/** Entries of the ledger. A sale is posted as revenue with its capture: a card's sale then becomes a liability. */
@Injectable()
export class PaymentsLiability extends Liability {
  constructor(private readonly payments: PaymentsApi) {
    super();
  }

  issued({ id, origin, orderReference: order }: IssuedCard, price: MoneyView, amount: MoneyView): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-issue',
      sourceId: id,
      order,
      debit: { account: origin === 'bought' ? 'revenue' : 'refunds', amount: price },
      credit: { account: 'gift-card-liability', amount },
    });
  }

  used({ key, amount, paid, order }: MovedWithOrder): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-use',
      sourceId: key,
      order,
      debit: { account: 'gift-card-liability', amount },
      credit: { account: 'revenue', amount: paid },
    });
  }

  refunded({ key, amount, paid, order }: MovedWithOrder): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-refund',
      sourceId: key,
      order,
      debit: { account: 'refunds', amount: paid },
      credit: { account: 'gift-card-liability', amount },
    });
  }

  returned({ id, orderReference: order }: IssuedCard, amount: MoneyView, price: MoneyView): Promise<void> {
    return this.payments.post({
      kind: 'gift-card-return',
      sourceId: id,
      order,
      debit: { account: 'gift-card-liability', amount },
      credit: { account: 'revenue', amount: price },
    });
  }
}
