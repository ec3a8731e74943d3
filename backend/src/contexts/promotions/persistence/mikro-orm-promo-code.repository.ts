import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { PromoCode } from '../domain/promo-code.js';
import { PromoCodeTaken, PromoCodeUnknown } from '../domain/promo-code.errors.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';

@Injectable()
export class MikroOrmPromoCodeRepository extends PromoCodeRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async getForChange(id: string): Promise<PromoCode> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const promoCode = await this.entities.findOne(PromoCode, { id }, lock);
    if (!promoCode) throw new PromoCodeUnknown({ promoCode: id });
    return promoCode;
  }

  async add(promoCode: PromoCode): Promise<void> {
    try {
      await this.entities.persist(promoCode).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new PromoCodeTaken({ code: promoCode.code });
      throw error;
    }
  }

  /** Two validations at once: the unique owner decides, without an error that would end the transaction. */
  async addPersonal(promoCode: PromoCode): Promise<boolean> {
    const { id, code, kind, ownerId, percent, startsAt, createdAt, madeEvent } = promoCode;
    const { rows } = await sql<{ id: string }>`
      insert into promotions.promo_code (id, code, kind, owner_id, percent, starts_at, uses_taken, created_at)
      values (${id}, ${code}, ${kind}, ${ownerId}, ${percent}, ${startsAt}, 0, ${createdAt})
      on conflict do nothing returning id
    `.execute(this.entities.getKysely());
    if (rows.length === 0) {
      if (!(await this.hasCode(ownerId))) throw new PromoCodeTaken({ code });
      return false;
    }
    if (madeEvent) await this.outbox.publish(madeEvent);
    return true;
  }

  async save(promoCode: PromoCode): Promise<void> {
    await this.entities.persist(promoCode).flush();
  }

  private async hasCode(ownerId: string | null): Promise<boolean> {
    const { rows } = await sql`select id from promotions.promo_code where owner_id = ${ownerId}`.execute(
      this.entities.getKysely(),
    );
    return rows.length > 0;
  }
}
