/** What booking needs to know of people with accounts. */
export abstract class People {
  /** The address that a person has proven to be theirs; undefined before that. */
  abstract confirmedEmailOf(userId: string): Promise<string | undefined>;
  /** Who has proven this address to be theirs. */
  abstract ownerOfConfirmedEmail(email: string): Promise<string | undefined>;
}
