import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { ExchangeRates } from '../domain/exchange-rates.js';
import type { RateSet } from '../domain/rate-set.js';
import { SNAPSHOT_RATES } from './snapshot-rates.js';

interface KeptRates extends RateSet {
  readonly confirmedAt: Date;
}

const STALE_MS = 72 * 3_600_000;
const REMEMBERED_MS = 60_000;

/** The last good rates: of the feed where one is configured, else the bundled snapshot. */
@Injectable()
export class CurrentRates extends ExchangeRates {
  private kept: { readonly asked: number; readonly rates: Promise<KeptRates | undefined> } | undefined;

  constructor(
    private readonly config: Config,
    private readonly db: ReadDb,
    private readonly clock: Clock,
    changes: CacheInvalidation,
  ) {
    super();
    changes.on('pricing.rates', () => (this.kept = undefined));
  }

  async current(): Promise<RateSet | undefined> {
    if (!this.config.EXCHANGE_RATES_URL) return SNAPSHOT_RATES;
    const rates = await this.lastGood();
    return rates && this.clock.now().getTime() - rates.confirmedAt.getTime() <= STALE_MS ? rates : undefined;
  }

  private lastGood(): Promise<KeptRates | undefined> {
    const now = performance.now();
    if (this.kept && now - this.kept.asked < REMEMBERED_MS) return this.kept.rates;
    const rates = this.db.first(sql<KeptRates>`
      select source, published_on::text as date, rates, confirmed_at as "confirmedAt"
      from pricing.rate_set order by published_on desc limit 1
    `);
    const kept = { asked: now, rates };
    this.kept = kept;
    rates.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return rates;
  }
}
