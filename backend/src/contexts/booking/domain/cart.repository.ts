import type { CartOwner } from './cart-owner.js';
import type { Cart } from './cart.js';

export abstract class CartRepository {
  /** Locks the cart until the transaction ends, so that two calls of one owner run one after the other. */
  abstract findForChange(owner: CartOwner): Promise<Cart | undefined>;
  /** The cart that an order was made of. Whoever locks both locks the cart first. */
  abstract findOfOrderForChange(orderId: string): Promise<Cart | undefined>;
  /** Stores an owner's first cart. If another call of the owner was first, returns that cart, locked. */
  abstract open(cart: Cart, owner: CartOwner): Promise<Cart>;
  /** Nothing in the running transaction reads the cart again. */
  abstract save(cart: Cart): Promise<void>;
  abstract remove(cart: Cart): Promise<void>;
  /** Deletes carts whose time was over before the instant. */
  abstract removeExpired(instant: Date): Promise<void>;
}
