import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Cart } from '../domain/cart.js';
import type { CartHolder } from '../domain/cart-holder.js';
import { CartRepository } from '../domain/cart.repository.js';

@Injectable()
export class MikroOrmCartRepository extends CartRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findForChange(holder: CartHolder): Promise<Cart | undefined> {
    if ('isNew' in holder) return undefined;
    return (await this.entities.findOne(Cart, holder, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async findOfOrderForChange(orderId: string): Promise<Cart | undefined> {
    const { rows } = await sql<{ id: string }>`
      select cart_id as id from booking.sales_order where id = ${orderId}
    `.execute(this.entities.getKysely());
    const id = rows[0]?.id;
    if (id === undefined) return undefined;
    return (await this.entities.findOne(Cart, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async save(cart: Cart): Promise<void> {
    await this.entities.persist(cart).flush();
  }

  async remove(cart: Cart): Promise<void> {
    await this.entities.remove(cart).flush();
  }
}
