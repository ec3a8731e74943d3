/** Whose cart it is: a signed-in customer's, or a visitor's whose cookie holds the token. `isNew`: this request sets the cookie. */
export type CartOwner = { readonly ownerId: string } | { readonly tokenHash: string; readonly isNew?: true };
