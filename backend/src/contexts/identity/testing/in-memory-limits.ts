import { readConfig } from '../../../platform/config.js';
import { RateLimits } from '../../../platform/http/rate-limit.js';

/** Limits that are counted in memory, as they are while no database answers. To be shut down after the test. */
export const inMemoryLimits = (): RateLimits =>
  new RateLimits(readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40) }), 'postgresql://127.0.0.1:9/none');
