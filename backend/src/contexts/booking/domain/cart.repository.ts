import type { Cart } from './cart.js';

/** Whose cart: somebody's who signed in, or the holder's of a cookie. */
export type CartHolder = { readonly ownerId: string } | { readonly tokenHash: string };

export abstract class CartRepository {
  /** Locks the cart until the transaction ends, so that two clicks follow one another. */
  abstract findForChange(holder: CartHolder): Promise<Cart | undefined>;
  abstract findByIdForChange(id: string): Promise<Cart | undefined>;
  abstract save(cart: Cart): Promise<void>;
  abstract remove(cart: Cart): Promise<void>;
}
