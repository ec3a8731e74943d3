/** Whose cart: somebody's who signed in, or the holder's of a cookie. */
export type CartHolder = { readonly ownerId: string } | { readonly tokenHash: string };
