import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { findRows } from '../../../platform/persistence/find-rows.js';
import { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';

@Injectable()
export class MikroOrmCartRepository extends CartRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findForChange(owner: CartOwner): Promise<Cart | undefined> {
    if ('isNew' in owner) return undefined;
    const isTheirs = 'ownerId' in owner ? sql`owner_id = ${owner.ownerId}` : sql`token_hash = ${owner.tokenHash}`;
    return (await findRows(this.entities, Cart, sql`${isTheirs} for update`))[0];
  }

  async findOfOrderForChange(orderId: string): Promise<Cart | undefined> {
    // While this call waits for the cart's lock, the cart may be merged into another one, which the order then belongs
    // to.
    for (let waitedFor: string | undefined; ;) {
      const id = await this.cartOfOrder(orderId);
      if (id === undefined || id === waitedFor) return undefined;
      const cart = await this.entities.findOne(Cart, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (cart) return cart;
      waitedFor = id;
    }
  }

  async open(cart: Cart, owner: CartOwner): Promise<Cart> {
    if ('isNew' in owner) return cart;
    await sql`
      insert into booking.cart (id, token_hash, owner_id, currency, items, expires_at)
      values (${cart.id}, ${cart.tokenHash}, ${cart.ownerId}, ${cart.currency}, '[]', ${cart.expiresAt})
      on conflict do nothing
    `.execute(this.entities.getKysely());
    const opened = await this.findForChange(owner);
    if (!opened) throw new Error('A cart is there once it was opened');
    return opened;
  }

  /** The commit writes it. */
  async save(cart: Cart): Promise<void> {
    this.entities.persist(cart);
  }

  async remove(cart: Cart): Promise<void> {
    await this.entities.remove(cart).flush();
  }

  async removeExpired(instant: Date): Promise<void> {
    await sql`delete from booking.cart where expires_at < ${instant}`.execute(this.entities.getKysely());
  }

  private async cartOfOrder(orderId: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select cart_id as id from booking.sales_order where id = ${orderId}
    `.execute(this.entities.getKysely());
    return rows[0]?.id;
  }
}
