import type { RateSet } from '../domain/rate-set.js';

/** Reference rates of one day, used where no feed is configured. The European Central Bank publishes no other form. */
export const SNAPSHOT_RATES: RateSet = {
  source: 'snapshot',
  date: '2026-11-19',
  rates: { USD: '1.1634', GBP: '0.8712', CHF: '0.9318', JPY: '178.45', CAD: '1.6287', AUD: '1.7753' },
};
