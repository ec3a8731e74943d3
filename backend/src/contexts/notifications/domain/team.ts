/** Who administers the house. */
export abstract class Team {
  abstract adminIds(): Promise<readonly string[]>;
}
