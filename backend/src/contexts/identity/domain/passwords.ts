/** One-way secrets of people. Passwords have 8 to 256 bytes. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  abstract matches(hash: string, password: string): Promise<boolean>;
  /** As slow as a comparison: spent where there is no account, so that both answers take the same time. */
  abstract pretend(password: string): Promise<void>;
}
