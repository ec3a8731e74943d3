import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { GiftCard } from '../domain/gift-card.js';
import { GiftCardUnknown } from '../domain/gift-card.errors.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';

@Injectable()
export class MikroOrmGiftCardRepository extends GiftCardRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {
    super();
  }

  async getForChange(id: string): Promise<GiftCard> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const card = await this.entities.findOne(GiftCard, { id }, lock);
    if (!card) throw new GiftCardUnknown({ giftCard: id });
    return card;
  }

  find(id: string): Promise<GiftCard | undefined> {
    return this.findWhere({ id });
  }

  findByCodeHash(codeHash: string): Promise<GiftCard | undefined> {
    return this.findWhere({ codeHash });
  }

  /** A paid order that is told twice: the unique source decides, without an error that would end the transaction. */
  async issue(card: GiftCard): Promise<boolean> {
    const { rows } = await sql`
      with issued as (
        insert into gift_cards.gift_card (
          id, code_hash, last4, origin, source_id, order_id, order_reference, currency, amount, balance, price_amount,
          price_currency, language, design, from_name, recipient_name, recipient_email, message, buyer_id, buyer_name,
          buyer_email, issued_at, deliver_at, deliveries, expires_at
        ) values (
          ${card.id}, ${card.codeHash}, ${card.last4}, ${card.origin}, ${card.sourceId}, ${card.orderId},
          ${card.orderReference}, ${card.currency}, ${card.amount}, ${card.balance}, ${card.priceAmount},
          ${card.priceCurrency}, ${card.language}, ${card.design}, ${card.fromName}, ${card.recipientName},
          ${card.recipientEmail}, ${card.message}, ${card.buyerId}, ${card.buyerName}, ${card.buyerEmail},
          ${card.issuedAt}, ${card.deliverAt}, 0, ${card.expiresAt}
        ) on conflict (source_id) do nothing returning id, amount, order_id, order_reference, issued_at
      )
      insert into gift_cards.movement (id, gift_card_id, kind, amount, order_id, order_reference, key, at)
      select ${this.ids.uuid()}, id, 'issue', amount, order_id, order_reference, 'issue:' || id, issued_at from issued
      returning id
    `.execute(this.entities.getKysely());
    if (rows.length === 0) return false;
    await this.outbox.publish(card.issuedEvent);
    return true;
  }

  async save(card: GiftCard): Promise<void> {
    await this.entities.persist(card).flush();
  }

  private async findWhere(where: { id: string } | { codeHash: string }): Promise<GiftCard | undefined> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    return (await entities.findOne(GiftCard, where)) ?? undefined;
  }
}
