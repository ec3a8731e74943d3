import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { OrderRepository } from '../domain/order.repository.js';
import { TeamRefunds } from '../domain/team-refund.js';
import { TeamRefundMaking } from '../processes/team-refund-making.js';

/** A second person approves or declines a high refund. */
export class DecideTeamRefund extends Command<void> {
  constructor(
    readonly refundId: string,
    readonly isApproved: boolean,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DecideTeamRefund)
export class DecideTeamRefundHandler implements ICommandHandler<DecideTeamRefund> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: TeamRefunds,
    private readonly making: TeamRefundMaking,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound, ChangedMeanwhile, RefundByTwo, RefundAlreadyDecided, RefundTooHigh. */
  async execute({ refundId, isApproved, version, actor }: DecideTeamRefund): Promise<void> {
    actor.mustBeAllowed('refund.make');
    const refund = await this.refunds.getForChange(refundId);
    mustBeVersion(refund, version);
    refund.decide(isApproved, actor.id, this.clock.now());
    if (isApproved) await this.making.make(await this.orders.getForChange(refund.orderId), refund);
    await this.refunds.save(refund);
    await this.audit.note(
      actor,
      { type: 'order', id: refund.orderReference },
      { refund: 'proposed' },
      { refund: refund.state, amount: refund.money },
    );
  }
}
