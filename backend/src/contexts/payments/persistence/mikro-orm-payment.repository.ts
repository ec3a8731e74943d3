import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { GatewayName } from '../domain/payment-gateway.js';
import { deferWrite } from '../../../platform/deferred-writes.js';
import { findRows } from '../../../platform/persistence/find-rows.js';
import { Payment, type PaymentId } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';

const FOR_CHANGE = sql`for update`;

@Injectable()
export class MikroOrmPaymentRepository extends PaymentRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async add(payment: Payment): Promise<void> {
    await deferWrite(this.entities, `payment ${payment.id}`, { statement: insertOf(payment) });
  }

  async addUnlessThere(payment: Payment): Promise<boolean> {
    const { rows } = await sql`${insertOf(payment)} on conflict (order_id) do nothing returning id`.execute(
      this.entities.getKysely(),
    );
    return rows.length > 0;
  }

  findOfOrder(orderId: string): Promise<Payment | undefined> {
    return this.one(sql`order_id = ${orderId}`);
  }

  findOfOrderForChange(orderId: string): Promise<Payment | undefined> {
    return this.oneForChange(sql`order_id = ${orderId}`);
  }

  async findTransfersForChange(orderReferences: readonly string[]): Promise<readonly Payment[]> {
    if (orderReferences.length === 0) return [];
    const named = sql`gateway = 'bank' and order_reference = any(${[...orderReferences]})`;
    return findRows(this.entities, Payment, sql`${named} order by id ${FOR_CHANGE}`);
  }

  find(id: PaymentId): Promise<Payment | undefined> {
    return this.one(sql`id = ${id}`);
  }

  async findByIntentForChange(gateway: GatewayName, intentId: string, orderId?: string): Promise<Payment | undefined> {
    if (orderId === undefined) return this.oneForChange(sql`gateway = ${gateway} and intent_id = ${intentId}`);
    // Two selects use an index each. With "or" PostgreSQL may scan all payments of the gateway.
    const ids = sql`select id from payments.payment where gateway = ${gateway} and intent_id = ${intentId}
      union select id from payments.payment where order_id = ${orderId}`;
    const either = await findRows(this.entities, Payment, sql`id = any (array(${ids})) ${FOR_CHANGE}`);
    const found = either.filter((payment) => payment.gateway === gateway);
    return found.find((payment) => payment.intentId === intentId) ?? found[0];
  }

  async save(payment: Payment): Promise<void> {
    await this.entities.persist(payment).flush();
  }

  /** Outside a transaction each call sees the row as it is now. */
  private async one(where: RawBuilder<unknown>): Promise<Payment | undefined> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    return (await findRows(entities, Payment, where))[0];
  }

  private async oneForChange(where: RawBuilder<unknown>): Promise<Payment | undefined> {
    return (await findRows(this.entities, Payment, sql`${where} ${FOR_CHANGE}`))[0];
  }
}

const insertOf = (payment: Payment) => sql`
  insert into payments.payment (id, order_id, order_reference, gateway, attempt, status, amount, currency, opened_at)
  values (${payment.id}, ${payment.orderId}, ${payment.orderReference}, ${payment.gateway}, ${payment.attempt},
          ${payment.status}, ${payment.amount}, ${payment.currency}, ${payment.openedAt})`;
