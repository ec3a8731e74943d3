export abstract class Accounts {
  /** The account's address, once the person has confirmed it. */
  abstract confirmedEmailOf(userId: string): Promise<string | undefined>;
}
