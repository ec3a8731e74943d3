import type { WorkItemFacts } from '../../../shared-kernel/work-item.js';
import type { Payment } from './payment.js';

export type MoneyMatterKind =
  | 'amount-mismatch'
  | 'unknown-payment'
  | 'duplicate-capture'
  | 'refund-failed'
  | 'refund-outside'
  | 'dispute'
  | 'transfer-unknown'
  | 'transfer-overpaid'
  | 'ledger-difference';

/** Money that a person must look at. The work items of the team keep each matter; this port remembers that it was raised. */
export abstract class MoneyMatters {
  /**
   * Raises a work item with the caller's transaction, once for each kind and key.
   * @param payment undefined where the money names no order of ours
   * @returns false when it has been raised before
   */
  abstract raise(
    kind: MoneyMatterKind,
    key: string,
    payment: Payment | undefined,
    facts: WorkItemFacts,
    dueAt?: Date | null,
  ): Promise<boolean>;
}
