import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/strict.js';
import { waitForScript } from './support/traveller.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');

/** The page learns with a frame where it was scrolled to, which Back comes back to. */
const afterFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** In that part of the page, with the keyboard. */
async function goToNextPage(page: Page, within = page.getByRole('main')): Promise<void> {
  const next = within.getByRole('link', { name: say('common.pagination.next') });
  await waitForScript(next);
  await next.focus();
  await afterFrame(page);
  await page.keyboard.press('Enter');
}

const list = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Page ${number} of \\d+$`) });

test('the keyboard goes on where the entries of the next page begin, and Back to where it was', async ({ page }) => {
  await page.goto('/en_US/EUR/tours', { waitUntil: 'networkidle' });
  await goToNextPage(page);
  await expect(page).toHaveURL(/page=2$/);
  await expect(list(page, 2)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  const first = list(page, 2).getByRole('listitem').first();
  expect(await first.evaluate((entry) => entry.contains(document.activeElement))).toBe(true);

  await page.goBack();
  await expect(list(page, 1)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(list(page, 1)).not.toBeFocused();
});

test('the keyboard reads on where the next reviews of a city begin', async ({ page }) => {
  await page.goto('/en_US/EUR/city/rome', { waitUntil: 'networkidle' });
  const reviews = page.getByRole('region', { name: say('places.city.reviews') });
  await goToNextPage(page, reviews);
  await expect(page).toHaveURL(/reviews=2#reviews-chosen$/);
  await expect(list(page, 2)).toBeFocused();
});

for (const [path, region] of [
  ['/city/rome', 'places.city.reviews'],
  ['/tour/rome-colosseum-and-forum', 'tour-page.reviews'],
] as const) {
  test(`who asks for other reviews on a telephone of ${path} comes to read them`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/en_US/EUR${path}`, { waitUntil: 'networkidle' });
    const reviews = page.getByRole('region', { name: say(region) });
    const first = reviews.getByRole('article').first();
    for (const name of [/^4\sstars: /, say('reviews.all'), say('reviews.sort.lowest'), say('reviews.sort.newest')]) {
      await reviews.getByRole('link', { name }).first().click();
      await page.waitForURL(/#reviews-chosen$/);
      await expect.poll(async () => (await first.boundingBox())?.y ?? 0, String(name)).toBeLessThan(500);
      await expect(first).toBeInViewport();
    }
  });
}

test('a page that is slow to come is waited for at its top, and Back meanwhile ends where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en_US/EUR/tours', { waitUntil: 'networkidle' });
  const tour = list(page, 1).getByRole('link', { name: /./ }).nth(12);
  await tour.scrollIntoViewIfNeeded();
  await afterFrame(page);
  const height = (): Promise<number> => page.evaluate(() => scrollY);
  const left = await height();
  expect(left).toBeGreaterThan(1000);
  const held: Route[] = [];
  await page.route('**/api/tour/**', (route) => void held.push(route));
  await tour.click();
  await page.waitForURL(/\/tour\//);
  await expect(page.getByText(say('common.loading'))).toBeAttached();
  expect(await height()).toBe(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();

  await page.goBack();
  await expect(list(page, 1)).toBeVisible();
  await expect.poll(height).toBe(left);
  await Promise.all(held.map((route) => route.abort()));
});

test('the page stays as it is until other reviews have come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en_US/EUR/city/rome', { waitUntil: 'networkidle' });
  const reviews = page.getByRole('region', { name: say('places.city.reviews') });
  const stars = reviews.getByRole('link', { name: /^4\sstars: / });
  await stars.scrollIntoViewIfNeeded();
  const held: Route[] = [];
  await page.route('**/api/reviews-by-city?*', (route) => void held.push(route));
  await stars.click();
  await page.waitForURL(/stars=4/);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.waitForTimeout(600);
  await expect(stars).toBeInViewport();
  await expect(page.getByText(say('common.loading'))).toHaveCount(0);

  await Promise.all(held.map((route) => route.continue()));
  await expect(reviews.getByText(/^\d+\sreviews?\swith\s4\sstars/)).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test('the row of reviews says where it ends', async ({ page }) => {
  await page.goto('/en_US/EUR/', { waitUntil: 'networkidle' });
  const before = page.getByRole('button', { name: say('reviews.previous'), exact: true });
  const after = page.getByRole('button', { name: say('reviews.next'), exact: true });
  const row = page.getByRole('list', { name: say('reviews.row') });
  await expect(before).toHaveAttribute('aria-disabled', 'true');
  await after.click();
  await expect(before).not.toHaveAttribute('aria-disabled');
  await row.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' }));
  await expect(after).toHaveAttribute('aria-disabled', 'true');
});

test('what a filter leaves behind has the focus that it had', async ({ page }) => {
  await page.goto('/en_US/EUR/tours?people=3&city=rome&categories=food-tour', { waitUntil: 'networkidle' });
  const chips = page.getByRole('list', { name: say('tour-list.applied') }).getByRole('button');
  await waitForScript(chips.first());
  const names = await chips.evaluateAll((all) => all.map((each) => each.textContent));
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(names.length - 1);
  await expect(chips.first()).toBeFocused();
  while ((await chips.count()) > 1) {
    const count = await chips.count();
    await chips.last().press('Enter');
    await expect(chips).toHaveCount(count - 1);
    await expect(chips.last()).toBeFocused();
  }
  await chips.press('Enter');
  await expect(chips).toHaveCount(0);
  const results = page.getByRole('region', { name: say('tour-list.title') });
  await expect(results).toBeFocused();

  await page.goto('/en_US/EUR/tours?categories=food-tour', { waitUntil: 'networkidle' });
  await waitForScript(chips.first());
  await page
    .getByRole('link', { name: say('tour-list.clear') })
    .first()
    .press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(results).toBeFocused();
});
