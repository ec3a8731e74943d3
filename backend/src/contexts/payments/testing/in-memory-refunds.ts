import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { RefundExceedsPayment } from '../domain/payment.errors.js';
import type { PaymentId, RefundTotals } from '../domain/payment.js';
import {
  type NewRefund,
  type Refund,
  type RefundId,
  Refunds,
  type RefundStatus,
  type ReportedRefund,
} from '../domain/refunds.js';
import type { InMemoryPaymentRepository } from './in-memory-payment.repository.js';

interface Row extends Refund {
  readonly key: string;
  readonly at: Date;
}

export class InMemoryRefunds extends Refunds {
  private readonly rows = new Map<RefundId, Row>();

  constructor(
    private readonly payments: InMemoryPaymentRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add({
    key,
    paymentId,
    amount: { amount, currency },
    reason,
    lines = [],
  }: NewRefund): Promise<RefundId | undefined> {
    if (await this.hasKey(key)) return undefined;
    const payment = await this.payments.find(paymentId);
    const { refunded, underWay } = await this.totalsOf(paymentId);
    if (payment?.capturedCurrency !== currency || refunded + underWay + amount > payment.capturedAmount)
      throw new RefundExceedsPayment();
    const id: RefundId = randomUUID();
    const row: Row = {
      id,
      key,
      paymentId,
      amount,
      currency,
      reason,
      lines,
      status: 'pending',
      gatewayRefundId: null,
      at: this.clock.now(),
    };
    this.rows.set(id, row);
    return id;
  }

  async hasKey(key: string): Promise<boolean> {
    return [...this.rows.values()].some((row) => row.key === key);
  }

  async find(id: RefundId): Promise<Refund | undefined> {
    const row = this.rows.get(id);
    return row && refundOf(row);
  }

  async findByGatewayId(gatewayRefundId: string): Promise<Refund | undefined> {
    const row = [...this.rows.values()].find((one) => one.gatewayRefundId === gatewayRefundId);
    return row && refundOf(row);
  }

  findForChange(id: RefundId): Promise<Refund | undefined> {
    return this.find(id);
  }

  async note(id: RefundId, status: RefundStatus, gatewayRefundId: string | null): Promise<void> {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, status, gatewayRefundId, at: status === 'sent' ? row.at : this.clock.now() });
  }

  async ofPayment(paymentId: PaymentId): Promise<readonly ReportedRefund[]> {
    return this.of(paymentId).map(({ amount, currency, status, reason, at }) => ({
      amount: { amount, currency },
      status,
      reason,
      at,
    }));
  }

  async totalsOf(paymentId: PaymentId): Promise<RefundTotals> {
    const sum = (...statuses: readonly RefundStatus[]): number =>
      this.of(paymentId)
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, { amount }) => total + amount, 0);
    return { refunded: sum('succeeded'), underWay: sum('pending', 'sent') };
  }

  private of(paymentId: PaymentId): readonly Row[] {
    return [...this.rows.values()].filter((row) => row.paymentId === paymentId);
  }
}

const refundOf = ({ key: _, at: __, ...refund }: Row): Refund => refund;
