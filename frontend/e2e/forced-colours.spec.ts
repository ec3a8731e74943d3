import type { Locator } from '@playwright/test';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');

const ground = (part: Locator): Promise<string> => part.evaluate((each) => getComputedStyle(each).backgroundColor);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('the chosen one of several is told from the others in the reader’s own colours', async ({ page }) => {
  await page.goto('/en_US/EUR/tours', { waitUntil: 'networkidle' });
  const views = page.getByRole('group', { name: say('tours.view') });
  const shown = views.getByRole('link', { name: say('tours.view.grid') });
  expect(await ground(shown)).not.toBe(await ground(views.getByRole('link', { name: say('tours.view.list') })));

  await page.goto('/en_US/EUR/zones', { waitUntil: 'networkidle' });
  const parts = page.getByRole('navigation', { name: say('places.zones.zoom') }).getByRole('link');
  expect(await ground(parts.nth(0))).not.toBe(await ground(parts.nth(1)));

  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  const durations = page.getByRole('group', { name: say('tour.duration') });
  await durations.getByRole('radio').nth(1).check({ force: true });
  const labels = durations.locator('label');
  expect(await ground(labels.nth(1))).not.toBe(await ground(labels.nth(0)));
});

test('a measure is drawn in the reader’s own colours', async ({ page }) => {
  await page.goto('/en_US/EUR/tours', { waitUntil: 'networkidle' });
  const track = page.getByRole('slider').first().locator('xpath=..').locator('> div');
  const [line, chosen] = [await ground(track.nth(0)), await ground(track.nth(1))];
  const paper = await ground(page.locator('body'));
  expect(new Set([line, chosen, paper]).size).toBe(3);

  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  const reviews = page.getByRole('region', { name: say('tour.reviews') });
  const bar = reviews.getByRole('link', { name: /^5 stars: / }).locator('[style]');
  expect(await ground(bar)).not.toBe(paper);
});
