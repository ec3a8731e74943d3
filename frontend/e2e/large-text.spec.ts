import { lostOn } from './support/lost.js';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const executablePath = process.env['E2E_CHROMIUM'];

// Twice the usual size, as a reader sets it in the browser: unlike a style of the page it counts for media queries.
test.use({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--blink-settings=defaultFontSize=32'] },
});

const say = wordsOf('de_DE');
const TOUR = '/tour/rome-colosseum-and-forum';
const PAGES = ['', TOUR, '/tours', '/tours?view=list', '/tours?view=map', '/city/rome', '/zones', '/author', '/cart'];

for (const width of [390, 1280]) {
  for (const path of PAGES) {
    test(`nothing of ${path || 'the home page'} is lost to large text, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/de_DE/EUR${path}`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await lostOn(page)).toEqual([]);
    });
  }

  test(`the header and the bar of a tour can be used with large text, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/de_DE/EUR${TOUR}`, { waitUntil: 'networkidle' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: say('layout.cart.name', { count: 0 }) })).toBeInViewport({
      ratio: 1,
    });
    await expect(header.getByRole('button', { name: say('layout.search') })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: say('tour.open') })).toBeInViewport({ ratio: 1 });
    await header.getByRole('button', { name: say('layout.menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await lostOn(page)).toEqual([]);
  });
}
