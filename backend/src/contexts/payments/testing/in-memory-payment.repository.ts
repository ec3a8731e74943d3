import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { GatewayName } from '../domain/payment-gateway.js';
import { Payment, type PaymentId } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

const copyOf = (payment: Payment): Payment => Object.assign(new Payment(), payment);

export class InMemoryPaymentRepository extends PaymentRepository {
  /** What saved payments recorded. */
  readonly facts: DomainEvent[] = [];
  private readonly rows = new Map<PaymentId, Payment>();

  async add(payment: Payment): Promise<void> {
    if (!(await this.addUnlessThere(payment))) throw new Error(`order ${payment.orderId} has a payment`);
  }

  async addUnlessThere(payment: Payment): Promise<boolean> {
    if (await this.findOfOrder(payment.orderId)) return false;
    this.rows.set(payment.id, copyOf(payment));
    return true;
  }

  async findOfOrder(orderId: string): Promise<Payment | undefined> {
    return this.one((payment) => payment.orderId === orderId);
  }

  findOfOrderForChange(orderId: string): Promise<Payment | undefined> {
    return this.findOfOrder(orderId);
  }

  async findTransfersForChange(orderReferences: readonly string[]): Promise<readonly Payment[]> {
    const named = ({ isTransfer, orderReference }: Payment) => isTransfer && orderReferences.includes(orderReference);
    return [...this.rows.values()].filter(named).map(copyOf);
  }

  async find(id: PaymentId): Promise<Payment | undefined> {
    return this.one((payment) => payment.id === id);
  }

  async findByIntentForChange(gateway: GatewayName, intentId: string, orderId?: string): Promise<Payment | undefined> {
    return (
      this.one((payment) => payment.gateway === gateway && payment.intentId === intentId) ??
      this.one((payment) => payment.gateway === gateway && payment.orderId === orderId)
    );
  }

  async save(payment: Payment): Promise<void> {
    this.facts.push(...takeEvents(payment));
    this.rows.set(payment.id, copyOf(payment));
  }

  private one(condition: (payment: Payment) => boolean): Payment | undefined {
    const found = [...this.rows.values()].find(condition);
    return found && copyOf(found);
  }
}
