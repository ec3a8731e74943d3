import type { CartOwner } from '../domain/cart-owner.js';
import type { Cart } from '../domain/cart.js';
import { CartRepository } from '../domain/cart.repository.js';
import { copyOf } from './copy-of.js';
import type { InMemoryOrderRepository } from './in-memory-order.repository.js';

/** Carts as rows: a read returns a copy, and changes take effect with the save. */
export class InMemoryCartRepository extends CartRepository {
  private readonly rows = new Map<string, Cart>();

  constructor(private readonly orders: InMemoryOrderRepository) {
    super();
  }

  async findForChange(owner: CartOwner): Promise<Cart | undefined> {
    if ('isNew' in owner) return undefined;
    const isTheirs = (cart: Cart): boolean =>
      'ownerId' in owner ? cart.ownerId === owner.ownerId : cart.tokenHash === owner.tokenHash;
    const cart = [...this.rows.values()].find(isTheirs);
    return cart && copyOf(cart);
  }

  async findOfOrderForChange(orderId: string): Promise<Cart | undefined> {
    const order = await this.orders.findForChange(orderId);
    const cart = order && this.rows.get(order.cartId);
    return cart && copyOf(cart);
  }

  async open(cart: Cart, owner: CartOwner): Promise<Cart> {
    if ('isNew' in owner) return cart;
    const opened = await this.findForChange(owner);
    if (opened) return opened;
    await this.save(cart);
    return cart;
  }

  async save(cart: Cart): Promise<void> {
    this.rows.set(cart.id, copyOf(cart));
  }

  async remove(cart: Cart): Promise<void> {
    this.rows.delete(cart.id);
  }

  async removeExpired(instant: Date): Promise<void> {
    for (const { id, expiresAt } of [...this.rows.values()]) if (expiresAt < instant) this.rows.delete(id);
  }
}
