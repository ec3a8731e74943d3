import type { CartHolder } from './cart-holder.js';
import type { Cart } from './cart.js';

export abstract class CartRepository {
  /** Locks the cart until the transaction ends, so that two clicks follow one another. */
  abstract findForChange(holder: CartHolder): Promise<Cart | undefined>;
  /** The cart that the order was made of. Whoever locks both takes the cart first. */
  abstract findOfOrderForChange(orderId: string): Promise<Cart | undefined>;
  /** Keeps a holder's first cart; where another call of theirs was first, answers that one, locked. */
  abstract open(cart: Cart, holder: CartHolder): Promise<Cart>;
  /** Nothing in the running transaction reads the cart again. */
  abstract save(cart: Cart): Promise<void>;
  abstract remove(cart: Cart): Promise<void>;
}
