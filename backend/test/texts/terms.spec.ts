import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TERMS } from '../../src/shared-kernel/terms.js';

const TRIP_SEARCH = path.resolve(import.meta.dirname, '../../../frontend/src/shared/trip-search/trip-search-params.ts');

it('says on pages that tours are sold as far ahead as they are', () => {
  const [, days] = /MOST_DAYS_AHEAD = (\d+);/.exec(readFileSync(TRIP_SEARCH, 'utf8')) ?? [];
  expect(Number(days)).toBe(TERMS.daysAhead);
});
