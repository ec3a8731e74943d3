import type { MoneyView } from '../../../shared-kernel/money/money.js';

export interface IssuedCard {
  readonly id: string;
  readonly origin: 'bought' | 'compensation';
  /** Of the order that bought or compensated with it. */
  readonly orderReference: string;
}

export interface MovedWithOrder {
  readonly key: string;
  readonly amount: MoneyView;
  readonly paid: MoneyView;
  /** Reference of the order that the card pays. */
  readonly order: string;
}

/** What the company owes to the holders of gift cards, in the ledger. All run in the running transaction. */
export abstract class Liability {
  /** @param price what was paid for it, in the currency of the order */
  abstract issued(card: IssuedCard, price: MoneyView, amount: MoneyView): Promise<void>;
  abstract used(use: MovedWithOrder): Promise<void>;
  abstract refunded(refund: MovedWithOrder): Promise<void>;
  abstract returned(card: IssuedCard, amount: MoneyView, price: MoneyView): Promise<void>;
}
