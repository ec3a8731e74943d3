import { Injectable } from '@nestjs/common';
import { networkOf } from '../../../platform/http/network.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import { PromoCodeInvalid } from '../domain/booking.errors.js';

/** Wrong codes of one network. */
const PER_NETWORK: Limit = { name: 'promo-code', times: 10, perSeconds: 3600, store: 'database' };
/** Wrong codes of one visitor or account, whichever networks they come from. */
const PER_VISITOR: Limit = { name: 'promo-code-visitor', times: 10, perSeconds: 3600, store: 'database' };

/** Slows the guessing of promo codes down: wrong codes count, from the moment they are tried. */
@Injectable()
export class PromoCodeTries {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Does what throws PromoCodeInvalid for a wrong code. Throws TooManyRequests after ten wrong codes in an hour.
   * @param visitor the account, or what tells the visitor's cart apart
   */
  async count<Result>(visitor: string | undefined, address: string, does: () => Promise<Result>): Promise<Result> {
    const taken: readonly (readonly [Limit, string])[] = [
      [PER_NETWORK, networkOf(address)],
      ...(visitor === undefined ? [] : [[PER_VISITOR, visitor] as const]),
    ];
    for (const [limit, key] of taken) await this.limits.take(limit, key);
    try {
      const result = await does();
      await this.giveBack(taken);
      return result;
    } catch (error) {
      if (!(error instanceof PromoCodeInvalid)) await this.giveBack(taken);
      throw error;
    }
  }

  private async giveBack(taken: readonly (readonly [Limit, string])[]): Promise<void> {
    await Promise.all(taken.map(([limit, key]) => this.limits.giveBack(limit, key)));
  }
}
