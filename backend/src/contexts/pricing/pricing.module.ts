import { Module } from '@nestjs/common';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { KeepRatesHandler } from './commands/keep-rates.js';
import { ExchangeRates, RatePublisher } from './domain/exchange-rates.js';
import { RateSets } from './domain/rate-sets.js';
import { TourExtras } from './domain/tour-extras.js';
import { CurrentRates } from './gateways/current-rates.js';
import { EcbRatePublisher } from './gateways/ecb-rate-publisher.js';
import { PricingApiAdapter } from './api/pricing-api-adapter.js';
import { QuoteTokens } from './gateways/quote-tokens.js';
import { pricingProblems } from './http/pricing.problems.js';
import { PricingApi } from './index.js';
import { RefreshRates } from './jobs/refresh-rates.job.js';
import { PostgresRateSets } from './persistence/postgres-rate-sets.js';
import { PostgresTourExtras } from './persistence/postgres-tour-extras.js';
import { PriceExtrasSeeding } from './seeding/price-extras-seeding.js';

registerProblems(pricingProblems);
registerPublicTopics('pricing.rates', 'pricing.extras');

@Module({
  providers: [
    KeepRatesHandler,
    RefreshRates,
    QuoteTokens,
    { provide: ExchangeRates, useClass: CurrentRates },
    { provide: RatePublisher, useClass: EcbRatePublisher },
    { provide: RateSets, useClass: PostgresRateSets },
    { provide: TourExtras, useClass: PostgresTourExtras },
    PriceExtrasSeeding,
    { provide: PricingApi, useClass: PricingApiAdapter },
  ],
  exports: [PricingApi],
})
export class PricingModule {}
