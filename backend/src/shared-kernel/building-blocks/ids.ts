/** Crockford's base 32 without the letters that are read as digits or as each other (I, L, O, U). */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A string that is known to name one kind of thing: `Id<'Booking'>` is no `Id<'Order'>`. */
export type Id<Name extends string> = string & { readonly __id?: Name };

/** New names for new things. Public ids are UUID v7 (ordered by time); references are random and told over the telephone. */
export abstract class Ids {
  /** A UUID of version 7. */
  abstract uuid(): string;

  /** `length` random characters of {@link REFERENCE_ALPHABET}. Uniqueness is the database's affair. */
  abstract reference(length: number): string;

  /** An unguessable token of `bytes` random bytes, base64url. */
  abstract secret(bytes?: number): string;
}
