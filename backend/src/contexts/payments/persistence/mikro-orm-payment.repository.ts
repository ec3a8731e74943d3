import { EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { GatewayName } from '../domain/payment-gateway.js';
import { Payment, type PaymentId } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

@Injectable()
export class MikroOrmPaymentRepository extends PaymentRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async addUnlessThere(payment: Payment): Promise<boolean> {
    const { rows } = await sql`
      insert into payments.payment (id, order_id, order_reference, gateway, attempt, status, amount, currency, opened_at)
      values (${payment.id}, ${payment.orderId}, ${payment.orderReference}, ${payment.gateway}, ${payment.attempt},
              ${payment.status}, ${payment.amount}, ${payment.currency}, ${payment.openedAt})
      on conflict (order_id) do nothing returning id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  findOfOrder(orderId: string): Promise<Payment | undefined> {
    return this.one({ orderId });
  }

  findOfOrderForChange(orderId: string): Promise<Payment | undefined> {
    return this.oneForChange({ orderId });
  }

  find(id: PaymentId): Promise<Payment | undefined> {
    return this.one({ id });
  }

  async findByIntentForChange(gateway: GatewayName, intentId: string, orderId?: string): Promise<Payment | undefined> {
    const known = await this.oneForChange({ gateway, intentId });
    return known ?? (orderId === undefined ? undefined : this.oneForChange({ gateway, orderId }));
  }

  async save(payment: Payment): Promise<void> {
    await this.entities.persist(payment).flush();
  }

  /** Outside a transaction each call sees the row as it is now. */
  private async one(where: FilterQuery<Payment>): Promise<Payment | undefined> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    return (await entities.findOne(Payment, where)) ?? undefined;
  }

  private async oneForChange(where: FilterQuery<Payment>): Promise<Payment | undefined> {
    return (
      (await this.entities.findOne(Payment, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) ??
      undefined
    );
  }
}
