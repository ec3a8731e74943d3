/** The accounts of customers, with the fields that booking needs. */
export abstract class Accounts {
  /** The confirmed address of an account; undefined if it is not confirmed. */
  abstract confirmedEmailOf(userId: string): Promise<string | undefined>;
  /** The account with this confirmed address. */
  abstract ownerOfConfirmedEmail(email: string): Promise<string | undefined>;
}
