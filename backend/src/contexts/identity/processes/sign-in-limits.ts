import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../../../platform/too-many-requests.js';
import { networkOf } from '../../../platform/http/network.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import { Credentials, type WhoseCredentials } from '../domain/credentials.js';

/** Per account and network, so that somebody who guesses elsewhere never locks the owner out. */
const PER_ACCOUNT: Limit = { name: 'sign-in-account', times: 10, perSeconds: 300, store: 'database' };
/** One account from many networks. Networks that its owner has signed in from are excepted. */
const FROM_ANYWHERE: Limit = { name: 'sign-in-anywhere', times: 30, perSeconds: 900, store: 'database' };
/** One network that tries many accounts. */
const PER_NETWORK: Limit = { name: 'sign-in-address', times: 50, perSeconds: 300, store: 'database' };

/** One try of an account's password. It counts as a wrong one until it succeeds. */
export interface Attempt {
  /** Set where the account is tried from too many networks, and this one is new to the account. */
  readonly refusal: TooManyRequests | undefined;
  /** Gives the attempt back. */
  succeed(): Promise<void>;
}

/** Slows guessing down: failures count, at once and shared by all processes. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly credentials: Credentials,
  ) {}

  /** Throws TooManyRequests where this network has tried too often. */
  async begin(whose: WhoseCredentials, address: string): Promise<Attempt> {
    const network = networkOf(address);
    const account = ('email' in whose ? whose.email : whose.userId).toLowerCase();
    const taken: [Limit, string][] = [
      [PER_NETWORK, network],
      [PER_ACCOUNT, `${account} ${network}`],
    ];
    for (const [limit, key] of taken) await this.limits.take(limit, key);
    const exceeded = await this.takeFromAnywhere(account);
    if (!exceeded) taken.push([FROM_ANYWHERE, account]);
    return {
      refusal: exceeded && !(await this.isKnown(network, whose)) ? exceeded : undefined,
      succeed: async () => {
        await Promise.all(taken.map(([limit, key]) => this.limits.giveBack(limit, key)));
      },
    };
  }

  private async takeFromAnywhere(account: string): Promise<TooManyRequests | undefined> {
    try {
      await this.limits.take(FROM_ANYWHERE, account);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return refusal;
      throw refusal;
    }
  }

  private async isKnown(network: string, whose: WhoseCredentials): Promise<boolean> {
    const addresses = await this.credentials.addressesOf(whose);
    return addresses.some((address) => networkOf(address) === network);
  }
}
