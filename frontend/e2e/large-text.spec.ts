import type { Locator } from '@playwright/test';
import { faultsOfBar, faultsOfPanel } from './support/header-faults.js';
import { lostOn } from './support/lost.js';
import { buy, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const executablePath = process.env['E2E_WINDOWLESS'];

// Twice the usual size, as a reader sets it in the browser: unlike a style of the page it counts for media queries.
test.use({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--blink-settings=defaultFontSize=32'] },
});

const say = wordsOf('de_DE');
const TOUR = '/tour/rome-colosseum-and-forum';
const PAGES = ['', TOUR, '/tours', '/tours?view=list', '/tours?view=map', '/city/rome', '/zones', '/author', '/cart'];

const WIDTHS = [390, 1280];

for (const path of PAGES) {
  test(`nothing of ${path || 'the home page'} is lost to large text`, async ({ page }) => {
    await page.goto(`/de_DE/EUR${path}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => lostOn(page), `${width} px wide`).toEqual([]);
    }
  });
}

for (const width of WIDTHS) {
  test(`the header and the bar of a tour can be used with large text, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/de_DE/EUR${TOUR}`, { waitUntil: 'networkidle' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: say('layout.cart.name', { count: 0 }) })).toBeInViewport({
      ratio: 1,
    });
    await expect(header.getByRole('button', { name: say('layout.search') })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: say('tour-page.open') })).toBeInViewport({ ratio: 1 });
    await header.getByRole('button', { name: say('layout.menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => lostOn(page)).toEqual([]);
  });
}

for (const language of ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const) {
  test(`the header and its wide menu are those of a tablet with large text on a wide screen, ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/EUR/faq`, { waitUntil: 'networkidle' });
    const header = page.getByRole('banner');
    for (const width of [1536, 2048]) {
      await page.setViewportSize({ width, height: 1500 });
      await expect.poll(() => faultsOfBar(header), `${width} px wide`).toEqual([]);
      await header.getByRole('button', { name: wordsOf(language)('layout.menu'), exact: true }).click();
      const panel = page.locator('[popover]:popover-open');
      await expect(panel.locator('a[href*="categories="]').first()).toBeVisible();
      await expect.poll(() => faultsOfPanel(panel), `${width} px wide`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`large text breaks no word of the first title of the site in two, no city and no number, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/EUR`, { waitUntil: 'networkidle' });
    const title = page.getByRole('heading', { level: 1 });
    await expect.poll(() => title.evaluate(wordsInTwoLines)).toEqual([]);
    const main = page.getByRole('main');
    for (const part of [main.locator('dd'), main.locator('a[href*="/city/"] h3')]) {
      await expect(part).not.toHaveCount(0);
      for (const each of await part.all()) {
        await expect.poll(() => each.evaluate(wordsInTwoLines)).toEqual([]);
        await expect.poll(() => each.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      }
    }
  });
}

test('large text breaks none of the longest words of a Japanese title in two', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ja_JP/EUR/tour/london-westminster-to-st-pauls', { waitUntil: 'networkidle' });
  const title = page.getByRole('heading', { level: 1 });
  for (const word of ['ウェストミンスター', 'セント', 'ポール', '大聖堂'])
    expect([word, await title.evaluate(linesOfWord, word)]).toEqual([word, 1]);
});

test('large text breaks no word of what is said below a Japanese map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ja_JP/EUR/tours?view=map', { waitUntil: 'networkidle' });
  const note = page.locator('figure figcaption').first();
  for (const word of ['一覧', '都市', 'ツアー'])
    expect([word, await note.evaluate(linesOfWord, word)]).toEqual([word, 1]);
});

test('large text lets no marks of a map collide, and cuts off nothing that is told of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ru_RU/EUR/tours?view=map', { waitUntil: 'networkidle' });
  const map = page.getByRole('group', { name: wordsOf('ru_RU')('tour-list.map'), exact: true });
  const marks = map.locator('[data-place]');
  await expect(marks.first()).toBeVisible();
  const note = page.locator('figure figcaption').first();
  await expect.poll(() => marks.count()).toBeGreaterThan(2);
  await expect.poll(() => overlapOf(marks)).toBeLessThanOrEqual(1);
  for (const mark of await marks.all()) {
    await mark.dispatchEvent('pointerover');
    await expect
      .poll(() => note.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeLessThanOrEqual(1);
  }
});

/** By how many pixels two of the parts lie over each other at most. */
const overlapOf = (parts: Locator): Promise<number> =>
  parts.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).map((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return Math.min(across, down);
      }),
    );
    return Math.max(...overlaps);
  });

test('large text widens no page of somebody’s bookings and account on a telephone', async ({ page }) => {
  test.slow();
  const email = 'traveller2@cicerone.example';
  const token = await signIn(page, email);
  const { reference } = await buy(page, 'paris-latin-quarter', 180, email, token);
  const pages = [
    'bookings',
    'bookings?view=calendar',
    `order/${reference}`,
    'account',
    'notifications',
    'find-booking',
  ];
  for (const path of pages) {
    await page.goto(`/ru_RU/EUR/${path}`);
    await expect(page.locator('main h1')).toBeVisible();
    if (path === 'account') await expect(page.locator('main [autocomplete=bday-year]')).toBeVisible();
    if (path === 'bookings') await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main .animate-pulse')).toHaveCount(0);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} on ${width} px`)
        .toBe(width);
    }
  }
});

/** In how many lines the first place stands where an element has the word. */
function linesOfWord(element: Element, word: string): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const start = text.data.indexOf(word);
    if (start < 0) continue;
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

/** Words of an element that stand in more than one line; those of Japanese are not told apart by spaces. */
function wordsInTwoLines(element: Element): string[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('The title is one text');
  const range = document.createRange();
  return [...text.data.matchAll(/[\p{L}\p{N}]+(?:[.,\s]\d+)*/gu)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 && !/[\u3040-\u9fff]/.test(word) ? [word] : [];
  });
}
