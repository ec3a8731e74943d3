/** Accounts of customers, as far as booking needs them. */
export abstract class Accounts {
  /** The address that the owner of an account has confirmed; undefined before that. */
  abstract confirmedEmailOf(userId: string): Promise<string | undefined>;
  /** The account whose owner has confirmed this address. */
  abstract ownerOfConfirmedEmail(email: string): Promise<string | undefined>;
}
