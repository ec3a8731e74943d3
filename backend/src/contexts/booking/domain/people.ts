/** What booking needs to know of people with accounts. */
export abstract class People {
  /** The address that a person has proven to be theirs; undefined before that. */
  abstract confirmedEmailOf(userId: string): Promise<string | undefined>;
}
