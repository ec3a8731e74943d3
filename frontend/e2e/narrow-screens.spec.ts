import { lostOn } from './support/lost.js';
import { expect, test } from './support/strict.js';

const PAGES = [
  '',
  '/tours',
  '/tours?view=list',
  '/tours?view=map',
  '/home-2',
  '/author/akiko-l',
  '/tour/rome-colosseum-and-forum',
];

for (const language of ['ja_JP', 'de_DE']) {
  for (const width of [320, 360, 390, 1440]) {
    test(`cards keep their words apart from the heart, ${language}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of PAGES) {
        await page.goto(`/${language}/EUR${path}`, { waitUntil: 'networkidle' });
        await expect(page.locator('[data-favourite]').first()).toBeVisible();
        expect(await lostOn(page), path).toEqual([]);
      }
    });
  }
}
