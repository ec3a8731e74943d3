import type { Passwords } from './passwords.js';
import type { UserId } from './user.js';

export interface AccountCredentials {
  readonly userId: UserId;
  /** The hash that the password was compared with. */
  readonly passwordHash: string;
  readonly hasSecondFactor: boolean;
}

export type WhoseCredentials = { readonly email: string } | { readonly userId: UserId };

/** What sign-in reads of an account, outside of any transaction. */
export abstract class Credentials {
  abstract find(whose: WhoseCredentials): Promise<AccountCredentials | undefined>;
  /** The addresses that the account's latest 200 sessions were opened from. */
  abstract addressesOf(whose: WhoseCredentials): Promise<readonly string[]>;

  /** Answers the account if the password is right. Takes as long without an account. */
  async ownerOf(
    whose: WhoseCredentials,
    password: string,
    passwords: Passwords,
  ): Promise<AccountCredentials | undefined> {
    const account = await this.find(whose);
    if (account) return (await passwords.matches(account.passwordHash, password)) ? account : undefined;
    await passwords.hashDummyPassword(password);
    return undefined;
  }
}
