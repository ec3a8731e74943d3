import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { endAfterRefund } from '../domain/gift-card.js';
import {
  type CardRefund,
  type CountedUse,
  type CardUses,
  GiftCardBalances,
  type GiftCardUseStatus,
  type MadeRefund,
  type UsableCard,
} from '../domain/gift-card-balances.js';

interface UseRow {
  readonly giftCardId: string;
  readonly orderReference: string;
  readonly status: GiftCardUseStatus;
  readonly amount: number;
  readonly currency: Currency;
  readonly paidAmount: number;
  readonly paidCurrency: Currency;
  readonly refunded: number;
  readonly refundedPaid: number;
}

interface UsableRow {
  readonly id: string;
  readonly last4: string;
  readonly balance: number;
  readonly currency: Currency;
  readonly expiresAt: string;
}

@Injectable()
export class PostgresGiftCardBalances extends GiftCardBalances {
  constructor(
    private readonly entities: EntityManager,
    private readonly readDb: ReadDb,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findUsable(
    giftCardIds: readonly string[],
    replacedOrderIds: readonly string[],
  ): Promise<readonly UsableCard[]> {
    if (giftCardIds.length === 0) return [];
    const freed = sql`coalesce((
      select sum(u.amount) from gift_cards.gift_card_use u
      where u.gift_card_id = c.id and u.status = 'reserved' and u.order_id = any(${[...replacedOrderIds]}::uuid[])
    ), 0)`;
    const rows = await this.read(sql<UsableRow>`
      select id, last4, (balance + ${freed})::bigint as balance, currency, to_jsonb(expires_at) #>> '{}' as "expiresAt"
      from gift_cards.gift_card c
      where id = any(${[...giftCardIds]}::uuid[]) and blocked_at is null and returned_at is null
        and expires_at > ${this.clock.now()}::timestamptz and balance + ${freed} > 0
      order by expires_at, id
    `);
    return rows.map(({ id, last4, balance, currency, expiresAt }) => ({
      id,
      last4,
      balance: { amount: Number(balance), currency },
      expiresAt: new Date(expiresAt),
    }));
  }

  /** Cards are taken in the order of their ids, so that two orders never wait for each other. */
  async reserve({ orderId, orderReference, uses }: CardUses): Promise<boolean> {
    const now = this.clock.now();
    for (const { giftCardId, amount, paid } of byCard(uses)) {
      const taken = await this.write(sql`
        with taken as (
          update gift_cards.gift_card set balance = balance - ${amount.amount}
          where id = ${giftCardId} and currency = ${amount.currency} and balance >= ${amount.amount}
            and blocked_at is null and returned_at is null and expires_at > ${now}::timestamptz
          returning id
        ), moved as (
          insert into gift_cards.movement (id, gift_card_id, kind, amount, order_id, order_reference, key, at)
          select ${this.ids.uuid()}, id, 'use', ${-amount.amount}, ${orderId}::uuid, ${orderReference},
                 'use:' || ${this.ids.uuid()}::text, ${now}::timestamptz
          from taken
        )
        insert into gift_cards.gift_card_use
          (order_id, gift_card_id, order_reference, status, amount, paid_amount, paid_currency, at)
        select ${orderId}::uuid, id, ${orderReference}, 'reserved', ${amount.amount}, ${paid.amount}, ${paid.currency},
               ${now}::timestamptz
        from taken
        returning gift_card_id
      `);
      if (taken.length === 0) return false;
    }
    return true;
  }

  async count(orderId: string): Promise<readonly CountedUse[] | undefined> {
    const counted: CountedUse[] = [];
    for (const use of await this.usesForChange(orderId)) {
      if (use.status === 'counted') continue;
      if (use.status === 'released' && !(await this.takeAgain(orderId, use))) return undefined;
      await this.write(sql`
        update gift_cards.gift_card_use set status = 'counted', at = ${this.clock.now()}
        where order_id = ${orderId} and gift_card_id = ${use.giftCardId}
      `);
      const { giftCardId, orderReference, amount, currency, paidAmount, paidCurrency } = use;
      counted.push({
        giftCardId,
        orderReference,
        amount: { amount, currency },
        paid: { amount: paidAmount, currency: paidCurrency },
      });
    }
    return counted;
  }

  async release(orderId: string): Promise<void> {
    for (const { giftCardId, status, amount, orderReference } of await this.usesForChange(orderId)) {
      if (status !== 'reserved') continue;
      await this.write(sql`
        update gift_cards.gift_card_use set status = 'released', at = ${this.clock.now()}
        where order_id = ${orderId} and gift_card_id = ${giftCardId}
      `);
      await this.add(giftCardId, 'release', amount, { orderId, orderReference }, `release:${this.ids.uuid()}`);
    }
  }

  async refund({ orderId, giftCardId, key, amount }: CardRefund): Promise<MadeRefund | undefined> {
    const use = (await this.usesForChange(orderId)).find((each) => each.giftCardId === giftCardId);
    if (use?.status !== 'counted' || use.paidCurrency !== amount.currency) return undefined;
    const known = await this.write(sql`select id from gift_cards.movement where key = ${`refund:${key}`}`);
    if (known.length > 0) return undefined;
    const back = Math.min(use.refundedPaid + amount.amount, use.paidAmount);
    const [share] = Money.of(use.amount, use.currency).split([back, use.paidAmount - back]);
    const ofCard = (share?.amount ?? 0) - use.refunded;
    await this.write(sql`
      update gift_cards.gift_card_use set refunded = refunded + ${ofCard}, refunded_paid = ${back}
      where order_id = ${orderId} and gift_card_id = ${giftCardId}
    `);
    if (ofCard > 0) {
      await this.add(giftCardId, 'refund', ofCard, { orderId, orderReference: use.orderReference }, `refund:${key}`);
      await this.extend(giftCardId);
    }
    return { amount: ofCard, currency: use.currency, orderReference: use.orderReference };
  }

  async empty(giftCardId: string): Promise<boolean> {
    const now = this.clock.now();
    const emptied = await this.write(sql`
      with emptied as (
        update gift_cards.gift_card set balance = 0 where id = ${giftCardId} and balance = amount returning *
      )
      insert into gift_cards.movement (id, gift_card_id, kind, amount, order_id, order_reference, key, at)
      select ${this.ids.uuid()}, id, 'return', -amount, order_id, order_reference, 'return:' || id, ${now}::timestamptz
      from emptied returning id
    `);
    return emptied.length > 0;
  }

  /** The order was placed while the card worked: only its balance counts now. */
  private async takeAgain(
    orderId: string,
    { giftCardId, amount, orderReference }: Pick<UseRow, 'giftCardId' | 'amount' | 'orderReference'>,
  ): Promise<boolean> {
    const taken = await this.write(sql`
      with taken as (
        update gift_cards.gift_card set balance = balance - ${amount}
        where id = ${giftCardId} and balance >= ${amount} and blocked_at is null and returned_at is null returning id
      )
      insert into gift_cards.movement (id, gift_card_id, kind, amount, order_id, order_reference, key, at)
      select ${this.ids.uuid()}, id, 'use', ${-amount}, ${orderId}::uuid, ${orderReference},
             'use:' || ${this.ids.uuid()}::text, ${this.clock.now()}::timestamptz
      from taken returning id
    `);
    return taken.length > 0;
  }

  private async add(
    giftCardId: string,
    kind: 'release' | 'refund',
    amount: number,
    { orderId, orderReference }: { readonly orderId: string; readonly orderReference: string },
    key: string,
  ): Promise<void> {
    await this.write(sql`update gift_cards.gift_card set balance = balance + ${amount} where id = ${giftCardId}`);
    await this.write(sql`
      insert into gift_cards.movement (id, gift_card_id, kind, amount, order_id, order_reference, key, at)
      values (${this.ids.uuid()}, ${giftCardId}, ${kind}, ${amount}, ${orderId}, ${orderReference}, ${key},
              ${this.clock.now()})
    `);
  }

  private async extend(giftCardId: string): Promise<void> {
    const now = this.clock.now();
    await this.write(sql`
      update gift_cards.gift_card set expires_at = greatest(expires_at, ${endAfterRefund(now, now)}::timestamptz)
      where id = ${giftCardId}
    `);
  }

  /** Locks the uses of an order, so that one of two payments or refunds waits for the other. */
  private usesForChange(orderId: string): Promise<readonly UseRow[]> {
    return this.write(sql<UseRow>`
      select u.gift_card_id as "giftCardId", u.order_reference as "orderReference", u.status, u.amount, c.currency,
             u.paid_amount as "paidAmount", u.paid_currency as "paidCurrency", u.refunded,
             u.refunded_paid as "refundedPaid"
      from gift_cards.gift_card_use u join gift_cards.gift_card c on c.id = u.gift_card_id
      where u.order_id = ${orderId} order by u.gift_card_id for update of u
    `);
  }

  private async read<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return this.entities.isInTransaction() ? this.write(statement) : this.readDb.rows(statement);
  }

  private async write<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}

const byCard = <Use extends { readonly giftCardId: string }>(uses: readonly Use[]): readonly Use[] =>
  uses.toSorted((a, b) => (a.giftCardId < b.giftCardId ? -1 : 1));
