import type { WorkItemFacts } from '../../../shared-kernel/work-item.js';
import { type MoneyMatterKind, MoneyMatters } from '../domain/money-matters.js';
import type { Payment } from '../domain/payment.js';
import { workItemRaised } from '../domain/work-item-raised.js';
import type { PaymentsWorkItemRaised } from '../events.js';

export class InMemoryMoneyMatters extends MoneyMatters {
  readonly raised: PaymentsWorkItemRaised[] = [];

  async raise(
    kind: MoneyMatterKind,
    key: string,
    payment: Payment | undefined,
    facts: WorkItemFacts,
    dueAt?: Date | null,
  ): Promise<boolean> {
    if (this.raised.some((one) => one.kind === kind && one.key === key)) return false;
    this.raised.push(workItemRaised(kind, key, payment, facts, dueAt));
    return true;
  }
}
