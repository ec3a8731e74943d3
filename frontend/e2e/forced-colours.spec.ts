import type { Locator } from '@playwright/test';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');

const ground = (part: Locator): Promise<string> => part.evaluate((each) => getComputedStyle(each).backgroundColor);
/** How many grounds are told apart. */
const groundsOf = async (...parts: readonly Locator[]): Promise<number> =>
  new Set(await Promise.all(parts.map(ground))).size;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('the chosen one of several is told from the others in the reader’s own colours', async ({ page }) => {
  await page.goto('/en_US/EUR/tours', { waitUntil: 'networkidle' });
  const views = page.getByRole('group', { name: say('tour-list.view') });
  const shown = views.getByRole('link', { name: say('tour-list.view.grid') });
  await expect.poll(() => groundsOf(shown, views.getByRole('link', { name: say('tour-list.view.list') }))).toBe(2);

  await page.goto('/en_US/EUR/zones', { waitUntil: 'networkidle' });
  const parts = page.getByRole('navigation', { name: say('places.zones.zoom') }).getByRole('link');
  await expect.poll(() => groundsOf(parts.nth(0), parts.nth(1))).toBe(2);

  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  const durations = page.getByRole('group', { name: say('tour-page.duration') });
  await durations.getByRole('radio').nth(1).check({ force: true });
  const labels = durations.locator('label');
  await expect.poll(() => groundsOf(labels.nth(0), labels.nth(1))).toBe(2);
});

test('a measure is drawn in the reader’s own colours', async ({ page }) => {
  await page.goto('/en_US/EUR/tours', { waitUntil: 'networkidle' });
  const track = page.getByRole('slider').first().locator('xpath=..').locator('> div');
  const paper = page.locator('body');
  await expect.poll(() => groundsOf(track.nth(0), track.nth(1), paper)).toBe(3);

  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  const reviews = page.getByRole('region', { name: say('tour-page.reviews') });
  const bar = reviews.getByRole('link', { name: /^5 stars: / }).locator('[style]');
  await expect.poll(() => groundsOf(bar, paper)).toBe(2);
});
