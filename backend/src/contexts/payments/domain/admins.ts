/** The names of admins. */
export abstract class Admins {
  /** Names by id. Deleted accounts are left out. */
  abstract namesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
