import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** What the company owes to the holders of gift cards, in the ledger. All run in the running transaction. */
export abstract class Liability {
  /** @param price what was paid for it, in the currency of the order */
  abstract issued(
    giftCardId: string,
    origin: 'bought' | 'compensation',
    price: MoneyView,
    amount: MoneyView,
  ): Promise<void>;
  abstract used(use: { readonly key: string; readonly amount: MoneyView; readonly paid: MoneyView }): Promise<void>;
  abstract refunded(refund: {
    readonly key: string;
    readonly amount: MoneyView;
    readonly paid: MoneyView;
  }): Promise<void>;
  abstract returned(giftCardId: string, amount: MoneyView, price: MoneyView): Promise<void>;
}
