import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { PromoCode } from '../domain/promo-code.js';
import { type NewPromoUse, PromoUses, type PromoUseStatus } from '../domain/promo-uses.js';

export const PROMO_CODE_COLUMNS: RawBuilder<PromoCode> = sql<PromoCode>`
  id, code, kind, owner_id as "ownerId", percent, starts_at as "startsAt", ends_at as "endsAt", most_uses as "mostUses",
  uses_taken as "usesTaken", minimum, created_at as "createdAt", ended_at as "endedAt", version
`;

@Injectable()
export class PostgresPromoUses extends PromoUses {
  constructor(
    private readonly entities: EntityManager,
    private readonly readDb: ReadDb,
    private readonly clock: Clock,
  ) {
    super();
  }

  findCode(code: string): Promise<PromoCode | undefined> {
    return this.code(sql`code = ${code}`);
  }

  findCodeOf(ownerId: string): Promise<PromoCode | undefined> {
    return this.code(sql`owner_id = ${ownerId}`);
  }

  async reservedBy(orderIds: readonly string[], promoCodeId: string): Promise<number> {
    if (orderIds.length === 0) return 0;
    const [row] = await this.read(sql<{ reserved: number }>`
      select count(*)::int as reserved from promotions.promo_use
      where order_id = any(${[...orderIds]}::uuid[]) and promo_code_id = ${promoCodeId} and status = 'reserved'
    `);
    return row?.reserved ?? 0;
  }

  async reserve({ orderId, orderReference, promoCodeId, customerId, discount }: NewPromoUse): Promise<boolean> {
    const now = this.clock.now();
    const taken = await this.write(sql`
      with taken as (
        update promotions.promo_code set uses_taken = uses_taken + 1
        where id = ${promoCodeId} and ended_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
          and (most_uses is null or uses_taken < most_uses) and (owner_id is null or owner_id = ${customerId ?? null})
        returning id
      )
      insert into promotions.promo_use (order_id, order_reference, promo_code_id, status, amount, currency, at)
      select ${orderId}, ${orderReference}, id, 'reserved', ${discount.amount}, ${discount.currency}, ${now} from taken
      returning order_id
    `);
    return taken.length > 0;
  }

  async count(orderId: string): Promise<boolean> {
    // The use's own row is locked: the same order cannot take two uses, whoever pays twice.
    const [use] = await this.write(sql<{ status: PromoUseStatus }>`
      select status from promotions.promo_use where order_id = ${orderId} for update
    `);
    if (!use || use.status === 'counted') return true;
    if (use.status === 'released' && !(await this.takeAgain(orderId))) return false;
    await this.write(sql`
      update promotions.promo_use set status = 'counted', at = ${this.clock.now()} where order_id = ${orderId}
    `);
    return true;
  }

  async release(orderId: string): Promise<void> {
    await this.write(sql`
      with released as (
        update promotions.promo_use set status = 'released', at = ${this.clock.now()}
        where order_id = ${orderId} and status = 'reserved' returning promo_code_id
      )
      update promotions.promo_code set uses_taken = uses_taken - 1 from released where id = released.promo_code_id
    `);
  }

  /** The order was placed while the code worked: only its limit counts now. */
  private async takeAgain(orderId: string): Promise<boolean> {
    const taken = await this.write(sql`
      update promotions.promo_code set uses_taken = uses_taken + 1
      where id = (select promo_code_id from promotions.promo_use where order_id = ${orderId})
        and (most_uses is null or uses_taken < most_uses)
      returning id
    `);
    return taken.length > 0;
  }

  private async code(condition: RawBuilder<unknown>): Promise<PromoCode | undefined> {
    const [row] = await this.read(sql<PromoCode>`
      select ${PROMO_CODE_COLUMNS} from promotions.promo_code where ${condition}
    `);
    return row && Object.assign(new PromoCode(), row);
  }

  private async read<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return this.entities.isInTransaction() ? this.write(statement) : this.readDb.rows(statement);
  }

  private async write<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
