import { Injectable } from '@nestjs/common';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import type { UserId } from '../domain/user.js';

/** Wrong codes of one account, from whatever network: only who knows the password can guess. */
const IN_A_WHILE: Limit = { name: 'second-factor', times: 5, perSeconds: 900, store: 'database' };
const IN_A_DAY: Limit = { name: 'second-factor-day', times: 30, perSeconds: 86_400, store: 'database' };

/** Slows down guessing of codes. Guesses count at once, so that many at the same time have no more than one after another. */
@Injectable()
export class SecondFactorGuesses {
  constructor(private readonly limits: RateLimits) {}

  /** Does what throws if the code is wrong. Throws TooManyRequests after five wrong codes. */
  async guess<Result>(userId: UserId, check: () => Promise<Result>): Promise<Result> {
    for (const limit of [IN_A_WHILE, IN_A_DAY]) await this.limits.take(limit, userId);
    const result = await check();
    await Promise.all([IN_A_WHILE, IN_A_DAY].map((limit) => this.limits.giveBack(limit, userId)));
    return result;
  }
}
