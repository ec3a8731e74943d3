import type { WorkItemFacts } from '../../../shared-kernel/work-item.js';
import type { PaymentsWorkItemRaised, PaymentsWorkItemSettled } from '../events.js';
import type { MoneyMatterKind } from './money-matters.js';
import type { Payment } from './payment.js';

/** The event of a matter. Its subject is the order, or the gateway's payment where the money names no order of ours. */
export function workItemRaised(
  kind: MoneyMatterKind,
  key: string,
  payment: Payment | undefined,
  facts: WorkItemFacts,
  dueAt?: Date | null,
): PaymentsWorkItemRaised {
  return {
    type: 'payments.work-item-raised.v1',
    kind,
    key,
    subject:
      kind === 'transfer-unknown' || kind === 'transfer-overpaid'
        ? { type: 'transfer', id: key }
        : payment
          ? { type: 'order', id: payment.orderReference, reference: payment.orderReference }
          : { type: 'payment', id: key },
    facts: payment ? { gateway: payment.gateway, intent: payment.intentId, ...facts } : facts,
    ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
    isUrgent: true,
  };
}

/** The event that ends a matter. */
export const settled = (kind: MoneyMatterKind, key: string): PaymentsWorkItemSettled => ({
  type: 'payments.work-item-settled.v1',
  kind,
  key,
});
