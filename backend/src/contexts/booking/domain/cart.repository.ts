import type { CartHolder } from './cart-holder.js';
import type { Cart } from './cart.js';

export abstract class CartRepository {
  /** Locks the cart until the transaction ends, so that two clicks follow one another. */
  abstract findForChange(holder: CartHolder): Promise<Cart | undefined>;
  abstract findByIdForChange(id: string): Promise<Cart | undefined>;
  abstract save(cart: Cart): Promise<void>;
  abstract remove(cart: Cart): Promise<void>;
}
