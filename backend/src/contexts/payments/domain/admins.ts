/** The people of the team, by name. */
export abstract class Admins {
  /** By id; nobody whose account is gone. */
  abstract namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
