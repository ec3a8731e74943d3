import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { TeamRefund, type TeamRefundState } from '../domain/team-refund.js';

export const TeamRefundEntity = defineEntity({
  class: TeamRefund,
  schema: 'booking',
  tableName: 'team_refund',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    orderReference: p.text(),
    amount: p.bigint('number'),
    currency: p.text().$type<Currency>(),
    reason: p.text(),
    state: p.text().$type<TeamRefundState>(),
    proposedBy: p.uuid(),
    proposedAt: p.datetime().columnType('timestamptz'),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});
