import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TooManyRequests } from '../../../platform/http/http-problems.js';
import { networkOf } from '../../../platform/http/network.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import { FindNetworksOfAccount } from '../queries/find-networks-of-account.js';

/** Per account and address, so that a guesser elsewhere never locks the owner out. */
const PER_ACCOUNT: Limit = { name: 'sign-in-account', times: 10, perSeconds: 300, store: 'database' };
/** One account from many addresses. Networks that its owner has signed in from do not wait for them. */
const FROM_ANYWHERE: Limit = { name: 'sign-in-anywhere', times: 30, perSeconds: 900, store: 'database' };
/** One address that tries many accounts. */
const PER_ADDRESS: Limit = { name: 'sign-in-address', times: 50, perSeconds: 300, store: 'database' };

/** Sign-up alone says that an address has an account: one network learns of ten an hour. */
const REFUSED_SIGN_UPS: Limit = { name: 'sign-up-refused', times: 10, perSeconds: 3600, store: 'database' };

/** Slows down guessing: failures count, at once and shared by all processes; who succeeds gets the attempt back. */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly queries: QueryBus,
  ) {}

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
    const counted = await this.takeFromAnywhere(account, caller);
    const found = await find();
    if (found === undefined) return undefined;
    await Promise.all([
      this.limits.giveBack(PER_ADDRESS, caller),
      this.limits.giveBack(PER_ACCOUNT, key),
      counted && this.limits.giveBack(FROM_ANYWHERE, account.toLowerCase()),
    ]);
    return found;
  }

  /** `signUp` throws where there is an account already, which counts. Throws TooManyRequests. */
  async attemptSignUp<Done>(address: string, signUp: () => Promise<Done>): Promise<Done> {
    const caller = networkOf(address);
    await this.limits.take(REFUSED_SIGN_UPS, caller);
    const done = await signUp();
    await this.limits.giveBack(REFUSED_SIGN_UPS, caller);
    return done;
  }

  /** Answers whether it was counted. */
  private async takeFromAnywhere(account: string, caller: string): Promise<boolean> {
    try {
      await this.limits.take(FROM_ANYWHERE, account.toLowerCase());
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests && (await this.isKnown(caller, account))) return false;
      throw refusal;
    }
  }

  private async isKnown(caller: string, account: string): Promise<boolean> {
    const addresses = await this.queries.execute(new FindNetworksOfAccount(account));
    return addresses.some((address) => networkOf(address) === caller);
  }
}
