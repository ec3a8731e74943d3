import type { PayoutsWorkItemRaised, PayoutsWorkItemSettled } from '../events.js';
import type { Objection } from './objection.js';

const KIND = 'payout-objection';

/** The matter of the team: to be answered before the bills are written. */
export const objectionMatter = ({ id, payoutId }: Objection, month: string, dueAt: Date): PayoutsWorkItemRaised => ({
  type: 'payouts.work-item-raised.v1',
  kind: KIND,
  key: id,
  subject: { type: 'payout', id: payoutId },
  facts: { month },
  dueAt: dueAt.toISOString(),
});

export const objectionSettled = ({ id }: Objection): PayoutsWorkItemSettled => ({
  type: 'payouts.work-item-settled.v1',
  kind: KIND,
  key: id,
});
