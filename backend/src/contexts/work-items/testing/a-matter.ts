import type { WorkItemRaised, WorkItemSettled } from '../../../shared-kernel/work-item.js';

/** A refund that failed. */
export const aMatterRaised = (told: Partial<WorkItemRaised> = {}): WorkItemRaised => ({
  type: 'payments.work-item-raised.v1',
  kind: 'refund-failed',
  key: 're_1',
  subject: { type: 'order', id: 'CIC-7K3M9Q', reference: 'CIC-7K3M9Q' },
  facts: { gateway: 'stripe', amount: { amount: 12_900, currency: 'EUR' }, refund: 're_1' },
  isUrgent: true,
  ...told,
});

export const aMatterSettled = (told: Partial<WorkItemSettled> = {}): WorkItemSettled => ({
  type: 'payments.work-item-settled.v1',
  kind: 'refund-failed',
  key: 're_1',
  ...told,
});
