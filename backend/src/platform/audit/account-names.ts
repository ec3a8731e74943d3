/** Says who people are, for lists of the team. Identity answers. */
export abstract class AccountNames {
  /** First and last name by account id. An account that is gone has none. */
  abstract namesOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
