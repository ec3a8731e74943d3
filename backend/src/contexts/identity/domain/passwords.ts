import { PasswordIsAddress } from './user.errors.js';

/** One-way secrets of people. Passwords have 8 to 256 bytes. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  abstract matches(hash: string, password: string): Promise<boolean>;
  /** As slow as a comparison: spent where there is no account, so that both answers take the same time. */
  abstract hashDummyPassword(password: string): Promise<void>;
}

/** The own e-mail address, and what stands before its @, are guessed first. Throws {@link PasswordIsAddress}. */
export function mustNotBeAddress(password: string, email: string): void {
  const [typed, address] = [password, email].map((text) => text.trim().toLowerCase()) as [string, string];
  if (typed === address || typed === address.slice(0, address.lastIndexOf('@'))) throw new PasswordIsAddress();
}
