/**
 * The owner of a cart: a signed-in customer, or a visitor whose cookie holds the token. `isNew`: this request sets the
 * cookie.
 */
export type CartOwner = { readonly ownerId: string } | { readonly tokenHash: string; readonly isNew?: true };
