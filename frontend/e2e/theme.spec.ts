import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const PAPER = { light: 'rgb(251, 247, 240)', dark: 'rgb(18, 22, 31)' } as const;
/** `#FBF7F0` as styles are told. */
const rgbOf = (hex: string | null): string =>
  `rgb(${(hex ?? '')
    .match(/[\dA-F]{2}/gi)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;
const OTHER = { light: 'dark', dark: 'light' } as const;

for (const asked of ['light', 'dark'] as const) {
  test.describe(`where the system asks for ${asked} colours`, () => {
    test.use({ colorScheme: asked });

    test('they are those of a page without script', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: asked });
      const page = await context.newPage();
      await page.goto('/de_DE/CHF/about');
      await expect(page.locator('body')).toHaveCSS('background-color', PAPER[asked]);
      // No other can be chosen there.
      for (const theme of ['layout.darkTheme', 'layout.lightTheme'])
        await expect(page.getByRole('button', { name: wordsOf('de_DE')(theme) })).toHaveCount(0);
      await context.close();
    });

    test('a reader chooses the others, which the next page has from its first paint on', async ({ page }) => {
      await page.goto('/de_DE/CHF/about');
      const body = page.locator('body');
      await expect(body).toHaveCSS('background-color', PAPER[asked]);
      await page.evaluate((theme) => localStorage.setItem('theme', theme), OTHER[asked]);
      // Nothing but what stands in the document itself.
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto('/de_DE/CHF/faq', { waitUntil: 'domcontentloaded' });
      await expect(body).toHaveCSS('background-color', PAPER[OTHER[asked]]);
      // So is the browser's own bar: the first that fits counts.
      expect(rgbOf(await page.locator('meta[name="theme-color"]').first().getAttribute('content'))).toBe(
        PAPER[OTHER[asked]],
      );
    });
  });
}

test('a page follows the system as long as its reader has chosen nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/de_DE/CHF/about');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', PAPER.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', PAPER.dark);
});

test('the button names the colours that a press gives', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/de_DE/CHF/about');
  const say = wordsOf('de_DE');
  const foot = page.getByRole('contentinfo');
  const dark = foot.getByRole('button', { name: say('layout.darkTheme'), exact: true });
  const light = foot.getByRole('button', { name: say('layout.lightTheme'), exact: true });
  await expect(light).toHaveCount(0);
  const bar = page.locator('meta[name="theme-color"]').first();
  await dark.click();
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER.dark);
  await expect(bar).toHaveAttribute('content', '#12161F');
  await expect(dark).toHaveCount(0);
  await light.click();
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER.light);
  await expect(bar).toHaveAttribute('content', '#FBF7F0');
  await expect(dark).toBeVisible();
});
