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

const WIDTHS = [320, 360, 390, 1440];

for (const language of ['ja_JP', 'de_DE']) {
  for (const path of PAGES) {
    test(`cards of ${path || 'the first page'} keep their words apart from the heart, ${language}`, async ({
      page,
    }) => {
      await page.goto(`/${language}/EUR${path}`, { waitUntil: 'networkidle' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator('[data-favourite]').first()).toBeVisible();
        expect(await lostOn(page), `${width} px wide`).toEqual([]);
      }
    });
  }
}
