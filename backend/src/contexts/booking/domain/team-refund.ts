import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { BookingWorkItemRaised, BookingWorkItemSettled, OrderRefundedByTeam } from '../events.js';
import { RefundAlreadyDecided, RefundByTwo, RefundTooHigh } from './booking.errors.js';
import type { ChargeRefund } from './cancellation.js';
import type { Order } from './order.js';
import { leftOf, type LinePart, type PriceLine } from './price-line.js';

export const TEAM_REFUND_STATES = ['proposed', 'made', 'declined'] as const;
export type TeamRefundState = (typeof TEAM_REFUND_STATES)[number];

/** A person of the team refunds so much of an order alone, in minor units; more needs a second person. */
export const REFUNDED_ALONE: Readonly<Record<Currency, number>> = {
  EUR: 200_00,
  USD: 200_00,
  GBP: 200_00,
  CHF: 200_00,
  CAD: 300_00,
  AUD: 300_00,
  JPY: 30_000,
};

const TO_APPROVE = 'refund-to-approve';

/** Money that the team gives back beyond the contract, with a reason. */
export class TeamRefund extends AggregateRoot {
  readonly id!: string;
  readonly orderId!: string;
  readonly orderReference!: string;
  readonly amount!: number;
  readonly currency!: Currency;
  readonly reason!: string;
  state!: TeamRefundState;
  readonly proposedBy!: string;
  readonly proposedAt!: Date;
  decidedBy!: string | null;
  decidedAt!: Date | null;
  version!: number;

  static propose(
    id: string,
    order: Pick<Order, 'id' | 'reference'>,
    amount: MoneyView,
    reason: string,
    proposedBy: string,
    now: Date,
  ): TeamRefund {
    const refund = Object.assign(new TeamRefund(), {
      id,
      orderId: order.id,
      orderReference: order.reference,
      amount: amount.amount,
      currency: amount.currency,
      reason,
      state: 'proposed',
      proposedBy,
      proposedAt: now,
      decidedBy: null,
      decidedAt: null,
      version: 1,
    } satisfies Partial<TeamRefund>);
    if (refund.needsSecondPerson) refund.raiseToApprove();
    return refund;
  }

  get money(): MoneyView {
    return { amount: this.amount, currency: this.currency };
  }

  get needsSecondPerson(): boolean {
    return this.amount > REFUNDED_ALONE[this.currency];
  }

  /** Throws RefundByTwo if its proposer decides about it, and RefundAlreadyDecided. */
  decide(isApproved: boolean, decidedBy: string, now: Date): void {
    if (this.state !== 'proposed') throw new RefundAlreadyDecided();
    if (this.needsSecondPerson && isApproved && decidedBy === this.proposedBy) throw new RefundByTwo();
    this.state = isApproved ? 'made' : 'declined';
    this.decidedBy = decidedBy;
    this.decidedAt = now;
    if (this.needsSecondPerson)
      this.record<BookingWorkItemSettled>({ type: 'booking.work-item-settled.v1', kind: TO_APPROVE, key: this.id });
    if (isApproved)
      this.record<OrderRefundedByTeam>({
        type: 'booking.order-refunded-by-team.v1',
        orderId: this.orderId,
        orderReference: this.orderReference,
        refundId: this.id,
        amount: this.money,
      });
  }

  private raiseToApprove(): void {
    this.record<BookingWorkItemRaised>({
      type: 'booking.work-item-raised.v1',
      kind: TO_APPROVE,
      key: this.id,
      subject: { type: 'order', id: this.orderReference, reference: this.orderReference },
      facts: { amount: this.money, reason: this.reason },
      isUrgent: true,
    });
  }
}

/**
 * Divides a refund over what is left of the order's charges, and of their lines. Throws RefundTooHigh beyond what is left.
 */
export function divideRefund(order: Order, amount: MoneyView): readonly ChargeRefund[] {
  const charges = [...new Set(order.lines.map(({ chargeId }) => chargeId))].map((chargeId) => {
    const lines = order.lines.filter((line) => line.chargeId === chargeId);
    return { chargeId, lines, left: lines.reduce((sum, line) => sum + leftOf(line), 0) };
  });
  const left = charges.reduce((sum, charge) => sum + charge.left, 0);
  if (amount.currency !== order.currency || amount.amount > left)
    throw new RefundTooHigh({ left, currency: order.currency });
  const shares = Money.from(amount).split(charges.map((charge) => charge.left));
  return charges.flatMap(({ chargeId, lines }, index) => {
    const share = shares[index];
    if (!share || share.isZero()) return [];
    return [{ chargeId, amount: share.toJSON(), lines: partsOf(lines, share) }];
  });
}

function partsOf(lines: readonly PriceLine[], share: Money): readonly LinePart[] {
  const worth = lines.filter((line) => leftOf(line) > 0);
  const parts = share.split(worth.map(leftOf));
  return worth.flatMap((line, index) => {
    const amount = parts[index]?.amount ?? 0;
    return amount === 0 ? [] : [{ lineId: line.id, amount }];
  });
}

export abstract class TeamRefunds {
  /** Locks it until the transaction ends. Throws NotFound. */
  abstract getForChange(id: string): Promise<TeamRefund>;
  abstract save(refund: TeamRefund): Promise<void>;
}
