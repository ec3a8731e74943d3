import type { Locator } from '@playwright/test';
import { expect, test } from './support/strict.js';

test('a page is printed in black on white from either theme, without what only a screen can use', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  const shown = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
  const foot = page.getByRole('contentinfo');
  await expect(foot).toBeVisible();
  await expect.poll(async () => (await shown())[1]).not.toBe('rgb(255, 255, 255)');
  const [text, ground] = await shown();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(shown).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(foot).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect.poll(shown).toEqual([text, ground]);
});

test('what is folded is printed, and no place is kept for what is not', async ({ page }) => {
  await page.goto('/en_US/EUR/faq', { waitUntil: 'networkidle' });
  const answer = page.locator('details:not([open]) > div').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();

  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  await expect(page.locator('#booking')).toBeHidden();
  await expect(page.locator('#similar')).toBeHidden();
  await expect(page.locator('article header').getByText('per group')).toBeVisible();
  const widthOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.width ?? 0;
  const paper = await widthOf(page.locator('body'));
  expect(await widthOf(page.getByRole('region', { name: 'About this tour' }))).toBeGreaterThan(paper * 0.8);
});
