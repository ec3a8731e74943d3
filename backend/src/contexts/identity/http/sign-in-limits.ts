import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/http/network.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';

/** Per account and address, so that a guesser elsewhere never locks the owner out. */
const PER_ACCOUNT: Limit = { name: 'sign-in-account', times: 10, perSeconds: 300, store: 'database' };
/** One address that tries many accounts. */
const PER_ADDRESS: Limit = { name: 'sign-in-address', times: 50, perSeconds: 300, store: 'database' };

/** Slows down guessing: failures count, at once and shared by all processes; who succeeds gets the attempt back. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: RateLimits) {}

  /** `find` answers undefined when the credentials were wrong. Throws TooManyRequests. */
  async attempt<Found>(
    account: string,
    address: string,
    find: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const caller = networkOf(address);
    const key = `${account.toLowerCase()} ${caller}`;
    await this.limits.take(PER_ADDRESS, caller);
    await this.limits.take(PER_ACCOUNT, key);
    const found = await find();
    if (found === undefined) return undefined;
    await Promise.all([this.limits.giveBack(PER_ADDRESS, caller), this.limits.giveBack(PER_ACCOUNT, key)]);
    return found;
  }
}
