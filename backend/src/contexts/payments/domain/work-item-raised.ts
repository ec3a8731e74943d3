import type { WorkItemFacts } from '../../../shared-kernel/work-item.js';
import type { PaymentsWorkItemRaised } from '../events.js';
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
    subject: payment
      ? { type: 'order', id: payment.orderReference, reference: payment.orderReference }
      : { type: 'payment', id: key },
    facts: payment ? { gateway: payment.gateway, intent: payment.intentId, ...facts } : facts,
    ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
    isUrgent: true,
  };
}
