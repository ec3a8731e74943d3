import type { MoneyView } from '../../shared-kernel/money/money.js';
import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** Facts of payouts that others may react to. */

/** A person who had a bank account has added another one, or edited, chosen or deactivated one. */
export interface BankAccountChanged {
  readonly type: 'payouts.bank-account-changed.v1';
  readonly userId: string;
  /** Tells the changes of one person apart. */
  readonly changeId: string;
  readonly change: 'added' | 'edited' | 'made-primary' | 'deactivated';
  /** The account with all but the end of its number hidden. */
  readonly account: string;
  /** When money begins to go elsewhere, ISO 8601; absent where it does not. */
  readonly countsFrom?: string;
}

/** The month of a guide is closed, and the guide is told what is paid. */
export interface PayoutStated {
  readonly type: 'payouts.payout-stated.v1';
  readonly payoutId: string;
  readonly guideId: string;
}

/** The bill of a payout is written: the company owes the guide the amount. */
export interface PayoutBilled {
  readonly type: 'payouts.payout-billed.v1';
  readonly payoutId: string;
  readonly guideId: string;
  readonly amount: MoneyView;
}

/** The money has been sent to the guide. */
export interface PayoutPaid {
  readonly type: 'payouts.payout-paid.v1';
  readonly payoutId: string;
  readonly guideId: string;
  readonly amount: MoneyView;
  readonly method: 'bank' | 'paypal';
}

/** The team has answered what a guide held against a statement. */
export interface ObjectionAnswered {
  readonly type: 'payouts.objection-answered.v1';
  readonly objectionId: string;
  readonly payoutId: string;
  readonly guideId: string;
}

/** Kinds: `payout-objection`. */
export interface PayoutsWorkItemRaised extends WorkItemRaised<'payouts'> {
  readonly type: 'payouts.work-item-raised.v1';
}

export interface PayoutsWorkItemSettled extends WorkItemSettled<'payouts'> {
  readonly type: 'payouts.work-item-settled.v1';
}
