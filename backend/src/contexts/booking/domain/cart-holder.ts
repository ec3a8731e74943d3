/** Whose cart: somebody's who signed in, or the holder's of a cookie; `isNew` when this request is given the cookie. */
export type CartHolder = { readonly ownerId: string } | { readonly tokenHash: string; readonly isNew?: true };
