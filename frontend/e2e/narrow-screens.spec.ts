import { smallTargetsOn } from './support/axe.js';
import { lostOn } from './support/lost.js';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

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
        await expect.poll(() => lostOn(page), `${width} px wide`).toEqual([]);
      }
    });
  }
}

for (const language of ['ja_JP', 'de_DE']) {
  test(`nothing is lost on the narrowest telephone, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/blog', '/blog/rome-by-its-light', '/faq', '/about', '/gift-cards', '/zones', '/city/kyoto']) {
      await page.goto(`/${language}/EUR${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => lostOn(page), path).toEqual([]);
    }
  });
}

for (const path of ['/home-3', '/tours?view=map', '/country/italy', '/country/japan']) {
  test(`a finger can meet every mark and name on the map of ${path}`, async ({ page }) => {
    await page.goto(`/en_US/EUR${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.map-frame a, .map-frame button').first()).toBeAttached();
    for (const width of [320, 360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => smallTargetsOn(page), `${width} px wide`).toEqual([]);
    }
  });
}

for (const width of [768, 1024, 1440]) {
  test(`the ways to the parts of a tour all stand on the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const) {
      await page.goto(`/${language}/EUR/tour/rome-colosseum-and-forum`);
      const ways = page.getByRole('navigation', { name: wordsOf(language)('tour-page.contents') }).getByRole('list');
      await expect(ways.getByRole('link')).toHaveCount(7);
      await expect.poll(() => ways.evaluate((list) => list.scrollWidth - list.clientWidth), language).toBe(0);
    }
  });
}

for (const language of ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const) {
  const say = wordsOf(language);

  test(`the fields of the search that share a line stand on it, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${language}/EUR/`);
    const search = page.getByRole('main').getByRole('search');
    const heightOf = async (id: string): Promise<number | undefined> =>
      (await search.getByText(say(id), { exact: true }).boundingBox())?.height;
    await expect(search.getByLabel(say('layout.search.who'))).toBeVisible();
    expect(await heightOf('layout.search.who')).toBe(await heightOf('layout.search.when'));
  });

  test(`the total of a tour stands beside what it is called, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/${language}/EUR/tour/rome-colosseum-and-forum`);
    const total = page.locator('p').filter({ hasText: say('tour-page.price.total') });
    await expect(total).toContainText(/\d/);
    // The price is asked for once more by the script of the page.
    await expect.poll(async () => (await total.boundingBox())?.height ?? Number.NaN).toBeLessThan(40);
  });
}

for (const path of ['ru_RU/CHF/tour/naples-pompeii-by-car', 'fr_FR/CHF/tour/cape-town-peninsula-by-car']) {
  test(`the longest price and its button fit the narrowest telephone, ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    await expect.poll(() => lostOn(page)).toEqual([]);
  });
}

for (const width of [320, 390]) {
  test(`the demonstration’s mailbox is as wide as the screen, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailbox');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the register of all tours is as wide as a small screen, ja_JP', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/ja_JP/JPY/home-3', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('the calendar of the first page fits the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/de_DE/EUR', { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: wordsOf('de_DE')('layout.search.when') })
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('letters that grow without their screen leave the footer its width', async ({ page }) => {
  await page.goto('/ru_RU/EUR/faq', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  // Laid out though it is below the window.
  await footer.evaluate(({ style }) => style.setProperty('content-visibility', 'visible'));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => footer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});
