import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { textsOf } from '../../testing/catalogues.js';
import { LOCALES } from '../../i18n/locales.js';
import { EARLY_MINUTES } from './early-minutes.js';

const root = path.join(import.meta.dirname, '../../../..');

it('are those of the terms', () => {
  const terms = readFileSync(path.join(root, 'backend/src/shared-kernel/terms.ts'), 'utf8');
  expect(Number(/earlyMinutes: (\d+)/.exec(terms)?.[1])).toBe(EARLY_MINUTES);
});

it.each(LOCALES)('are what people are told in %s', (locale) => {
  expect(textsOf(locale)['my-bookings.next.day']).toContain('{minutes}');
});
