import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

// What a browser passes over while it paints: these journeys run in one with windows, because the one without lays out
// everything at once, whatever `content-visibility` says.

const say = wordsOf('en_US');
const TOUR = '/en_US/EUR/tour/rome-colosseum-and-forum';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Watches what moves by itself on the pages that are opened from now on; answers how much has moved so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
}

for (const width of [390, 1440]) {
  test(`an answer is unfolded before anything is painted, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const moved = await watchShifts(page);
    await page.goto('/en_US/EUR/faq#what-private-means', { waitUntil: 'networkidle' });
    await expect(page.locator('#what-private-means')).toBeInViewport();
    expect(await moved()).toBeLessThanOrEqual(0.02);
  });

  for (const path of ['/de_DE/EUR/', '/ja_JP/JPY/tour/tokyo-asakusa-to-yanaka']) {
    test(`nothing moves under who hurries through ${path}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const moved = await watchShifts(page);
      await page.goto(path, { waitUntil: 'load' });
      for (let turn = 0; turn < 25; turn += 1) {
        await page.mouse.wheel(0, 240);
        await page.waitForTimeout(35);
      }
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      // The last of what moved is told after the frame in which it did.
      await page.waitForTimeout(500);
      expect(await moved()).toBeLessThanOrEqual(0.001);
    });
  }
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  /** Whether the browser has laid out what stands far down the page. */
  const isLaidOut = (part: Locator): Promise<boolean> =>
    part.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
  const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
  /** What a measure comes to when nothing moves any more. */
  const restOf = async (measure: () => Promise<number>): Promise<number> => {
    let [before, now] = [Number.NaN, await measure()];
    await expect
      .poll(async () => {
        [before, now] = [now, await measure()];
        return now - before;
      })
      .toBe(0);
    return now;
  };

  test('what is far down the page is laid out when it is printed or looked for', async ({ page }) => {
    await page.goto(TOUR, { waitUntil: 'networkidle' });
    const reviews = page.getByRole('region', { name: say('tour-page.reviews') });
    await expect.poll(() => isLaidOut(reviews)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => isLaidOut(reviews)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => isLaidOut(reviews)).toBe(false);
    const contents = page.getByRole('navigation', { name: say('tour-page.contents') });
    await contents.getByRole('link', { name: say('tour-page.reviews') }).click();
    await expect.poll(() => topOf(reviews)).toBeLessThan(120);
    await expect.poll(() => topOf(reviews)).toBeGreaterThanOrEqual(0);
  });

  test('the way back to a tour ends where it was left', async ({ page }) => {
    await page.goto(TOUR, { waitUntil: 'networkidle' });
    const similar = page.getByRole('region', { name: say('tour-list.similar') });
    const included = page.getByRole('region', { name: say('tour-page.included') });
    const heightOfIncluded = async (): Promise<number> => (await included.boundingBox())?.height ?? 0;
    const guessed = await heightOfIncluded();
    await page.keyboard.press('End');
    await expect.poll(heightOfIncluded).not.toBe(guessed);
    await expect.poll(() => included.evaluate((element) => element.style.contentVisibility)).toBe('');
    expect(await heightOfIncluded()).not.toBe(guessed);
    await similar.getByRole('link').first().scrollIntoViewIfNeeded();
    const left = await restOf(() => topOf(similar));
    await similar.getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(TOUR));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Colosseum, Palatine and Roman Forum');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colosseum, Palatine and Roman Forum');
    await expect.poll(async () => Math.abs((await topOf(similar)) - left)).toBeLessThan(4);
  });
});

for (const width of [390, 1440]) {
  test(`nothing moves when the data of an account come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'traveller@cicerone.example');
    const moved = await watchShifts(page);
    await page.goto('/ru_RU/EUR/account');
    await expect(page.locator('#field-firstName')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await moved()).toBe(0);
  });
}

for (const [path, width] of [
  ['/ja_JP/EUR/tours', 1440],
  ['/de_DE/EUR/tours?view=list', 390],
  ['/ja_JP/EUR/tour/rome-colosseum-and-forum', 390],
  ['/de_DE/EUR/cart', 1440],
] as const) {
  test(`nothing moves while a slow machine reads ${path}, ${width} px wide`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const devices = await context.newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const moved = await watchShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    expect(await moved()).toBe(0);
  });
}
