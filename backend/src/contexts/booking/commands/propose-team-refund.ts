import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { OrderRepository } from '../domain/order.repository.js';
import { divideRefund, TeamRefund, TeamRefunds } from '../domain/team-refund.js';
import { TeamRefundMaking } from '../processes/team-refund-making.js';

/** Refunds a part of a paid order with a reason. Above the limit of one person it waits for a second one. */
export class ProposeTeamRefund extends Command<string> {
  constructor(
    readonly orderId: string,
    readonly amount: MoneyView,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ProposeTeamRefund)
export class ProposeTeamRefundHandler implements ICommandHandler<ProposeTeamRefund> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: TeamRefunds,
    private readonly making: TeamRefundMaking,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Answers the refund's id. Throws OrderUnknown or RefundTooHigh. */
  async execute({ orderId, amount, reason, actor }: ProposeTeamRefund): Promise<string> {
    actor.mustBeAllowed('refund.make');
    const order = await this.orders.getForChange(orderId);
    divideRefund(order, amount);
    const refund = TeamRefund.propose(this.ids.uuid(), order, amount, reason, actor.id, this.clock.now());
    if (!refund.needsSecondPerson) {
      refund.decide(true, actor.id, this.clock.now());
      await this.making.make(order, refund);
    }
    await this.refunds.save(refund);
    await this.audit.note(actor, { type: 'order', id: order.reference }, {}, { refund: refund.state, amount, reason });
    return refund.id;
  }
}
