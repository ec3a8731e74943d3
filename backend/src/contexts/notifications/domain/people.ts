/** Who has an account with a confirmed address. */
export abstract class People {
  abstract idByEmail(email: string): Promise<string | undefined>;
}
