import type { CartOwner } from './cart-owner.js';
import type { Cart } from './cart.js';

export abstract class CartRepository {
  /** Locks the cart until the transaction ends, so that two calls of one owner run one after the other. */
  abstract findForChange(owner: CartOwner): Promise<Cart | undefined>;
  /** The cart of an order. A caller that locks both locks the cart first. */
  abstract findOfOrderForChange(orderId: string): Promise<Cart | undefined>;
  /** Stores an owner's first cart. If another call of the owner was first, returns that cart, locked. */
  abstract open(cart: Cart, owner: CartOwner): Promise<Cart>;
  /** The running transaction must not read the cart after this call. */
  abstract save(cart: Cart): Promise<void>;
  abstract remove(cart: Cart): Promise<void>;
  /** Deletes carts that expired before the instant. */
  abstract removeExpired(instant: Date): Promise<void>;
}
