import { PasswordIsAddress } from './user.errors.js';

/** Hashes passwords of 8 to 256 characters, and compares them with their hashes. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  abstract matches(hash: string, password: string): Promise<boolean>;
  /** Takes as long as a comparison, for answers without an account. */
  abstract hashDummyPassword(password: string): Promise<void>;
}

/** The own e-mail address, and the part before its @, are guessed first. Throws {@link PasswordIsAddress}. */
export function mustNotBeAddress(password: string, email: string): void {
  const [typed, address] = [password, email].map((text) => text.trim().toLowerCase()) as [string, string];
  if (typed === address || typed === address.slice(0, address.lastIndexOf('@'))) throw new PasswordIsAddress();
}
