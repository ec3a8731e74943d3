import { EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { GatewayName } from '../domain/payment-gateway.js';
import { writeLast } from '../../../platform/last-statement.js';
import { Payment, type PaymentId } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmPaymentRepository extends PaymentRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async add(payment: Payment): Promise<void> {
    await writeLast(this.entities, `payment ${payment.id}`, { statement: insertOf(payment) });
  }

  async addUnlessThere(payment: Payment): Promise<boolean> {
    const { rows } = await sql`${insertOf(payment)} on conflict (order_id) do nothing returning id`.execute(
      this.entities.getKysely(),
    );
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
    if (orderId === undefined) return this.oneForChange({ gateway, intentId });
    const found = await this.entities.find(Payment, { gateway, $or: [{ intentId }, { orderId }] }, FOR_CHANGE);
    return found.find((payment) => payment.intentId === intentId) ?? found[0];
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
    return (await this.entities.findOne(Payment, where, FOR_CHANGE)) ?? undefined;
  }
}

const insertOf = (payment: Payment) => sql`
  insert into payments.payment (id, order_id, order_reference, gateway, attempt, status, amount, currency, opened_at)
  values (${payment.id}, ${payment.orderId}, ${payment.orderReference}, ${payment.gateway}, ${payment.attempt},
          ${payment.status}, ${payment.amount}, ${payment.currency}, ${payment.openedAt})`;
