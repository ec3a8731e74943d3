import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { waitForScript } from './support/traveller.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');
const TOUR = '/en_US/EUR/tour/rome-colosseum-and-forum';

test('the pictures of a tour are turned and magnified with the keyboard', async ({ page }) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  // Only the browser knows it: until then a picture is a link to itself.
  await expect(page.getByText(say('tour-page.date.first', { day: '' }).trim()).filter({ visible: true })).toBeVisible();
  const tile = page.getByRole('link', { name: say('common.gallery.open', { number: 2, of: 5, what: '' }) });
  await tile.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Colosseum, Palatine and Roman Forum' });
  await expect(window.getByText(say('common.gallery.counter', { number: 2, of: 5 }))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(window.getByText(say('common.gallery.counter', { number: 3, of: 5 }))).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(window.getByText(say('common.gallery.counter', { number: 1, of: 5 }))).toBeVisible();
  const zoom = window.getByRole('button', { name: say('common.gallery.zoom') });
  const width = async (): Promise<number> => (await window.getByRole('img').boundingBox())?.width ?? 0;
  const before = await width();
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  const cutOff = (): Promise<number[]> =>
    window
      .getByRole('group')
      .evaluate((each) => [each.scrollLeft, each.scrollWidth - each.clientWidth - each.scrollLeft]);
  await expect.poll(async () => (await cutOff()).every((pixels) => pixels > 50)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(tile).toBeFocused();
});

test('a long stroke of a finger turns the pictures, and does not lead back', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: say('common.gallery.open', { number: 2, of: 5, what: '' }) }).click();
  const window = page.getByRole('dialog', { name: 'Colosseum, Palatine and Roman Forum' });
  await expect(window.getByText(say('common.gallery.counter', { number: 2, of: 5 }))).toBeVisible();
  // Otherwise a browser with a window takes a stroke to the right as its way back.
  await expect(window.getByRole('img').locator('xpath=ancestor::div[2]')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const finger = await context.newCDPSession(page);
  for (const x of [60, 100, 140, 180, 220, 260, 300, 340])
    await finger.send('Input.dispatchTouchEvent', {
      type: x === 60 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y: 380 }],
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(window.getByText(say('common.gallery.counter', { number: 1, of: 5 }))).toBeVisible();
  await context.close();
});

test('a magnified picture fills its frame on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: say('common.gallery.open', { number: 2, of: 5, what: '' }) }).click();
  const window = page.getByRole('dialog', { name: 'Colosseum, Palatine and Roman Forum' });
  await window.getByRole('button', { name: say('common.gallery.zoom') }).click();
  const frame = window.getByRole('group');
  const height = async (part: typeof frame): Promise<number> => (await part.boundingBox())?.height ?? 0;
  await expect
    .poll(async () => (await height(frame.getByRole('img'))) - (await height(frame)))
    .toBeGreaterThanOrEqual(-1);
  expect(await height(frame)).toBeGreaterThan(300);
});

test('how many pictures there are is written on one of them, on a telephone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(TOUR.replace('en_US', 'ru_RU'));
  const pictures = page.getByRole('button', { name: wordsOf('ru_RU')('common.gallery.all', { count: 5 }) });
  const first = page.getByRole('link', {
    name: wordsOf('ru_RU')('common.gallery.open', { number: 1, of: 5, what: '' }),
  });
  const [inner, outer] = [await pictures.boundingBox(), await first.boundingBox()];
  if (!inner || !outer) throw new Error('the pictures are not laid out');
  expect(inner.x).toBeGreaterThan(outer.x);
  expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
  expect(inner.y).toBeGreaterThan(outer.y);
  expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
});

for (const locale of ['es_ES', 'ru_RU', 'ja_JP'] as const) {
  test(`what puts a tour into the cart is in view beside it, however long the panel is, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const day = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`${TOUR.replace('/en_US/EUR/', `/${locale}/USD/`)}?startAt=${day}`, { waitUntil: 'networkidle' });
    const panel = page.locator('#booking');
    await expect.poll(() => panel.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeGreaterThan(0);
    const book = panel.getByRole('button', { name: wordsOf(locale)('tour-page.book') });
    await expect(book).toBeInViewport({ ratio: 1 });
  });
}

test('reviews are counted, shown by their stars, and all of them again', async ({ page }) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  const reviews = page.getByRole('region', { name: say('tour-page.reviews') });
  const bar = reviews.getByRole('link', { name: /^4\sstars: / });
  const count = Number(/: (\d+)\s/.exec((await bar.textContent()) ?? '')?.[1]);
  await bar.click();
  await page.waitForURL(/\?stars=4#reviews-chosen$/);
  await expect(reviews.getByRole('article')).toHaveCount(count);
  await expect(bar).toHaveAttribute('aria-current', 'true');
  await reviews.getByRole('link', { name: say('reviews.all') }).click();
  await page.waitForURL(/colosseum-and-forum#reviews-chosen$/);
  await expect(reviews.getByText(say('reviews.checked'))).toBeVisible();
});

test('reviews are read in another order, which the stars chosen keep, and without script too', async ({
  page,
  browser,
}) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  const orders = page.getByRole('navigation', { name: say('reviews.sort') });
  const usual = orders.getByRole('link', { name: say('reviews.sort.language') });
  await expect(usual).toHaveAttribute('aria-current', 'true');
  await orders.getByRole('link', { name: say('reviews.sort.lowest') }).click();
  await page.waitForURL(/\?order=lowest#reviews-chosen$/);
  await expect(usual).not.toHaveAttribute('aria-current');
  await page.getByRole('link', { name: /^4 stars: / }).click();
  await page.waitForURL(/\?stars=4&order=lowest#reviews-chosen$/);

  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await bare.goto('/en_US/EUR/city/rome');
  await bare.getByRole('link', { name: /^4 stars: / }).click();
  await expect(bare).toHaveURL(/\?stars=4#reviews-chosen$/);
  await bare.getByRole('link', { name: say('reviews.sort.newest') }).click();
  await expect(bare).toHaveURL(/\?stars=4&order=newest#reviews-chosen$/);
  const reviews = bare.getByRole('region', { name: say('places.city.reviews') }).getByRole('article');
  await expect(reviews.first()).toBeVisible();
  await expect(reviews.getByRole('img', { name: /^[1235] stars? out of 5$/ })).toHaveCount(0);
  await bare.context().close();
});

test('a tour is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: say('common.share'), exact: true }).click();
  await page.getByRole('button', { name: say('common.share.copy') }).click();
  await expect(page.getByText(say('common.share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/en_US\/EUR\/tour\/rome-colosseum/);
});

for (const width of [320, 390]) {
  test(`what is said for a moment hides nothing of the bar with the price, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(TOUR, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: say('common.share'), exact: true }).click();
    await page.getByRole('button', { name: say('common.share.copy') }).click();
    const said = await page.getByText(say('common.share.copied')).boundingBox();
    const bar = await page.locator('[data-foot]').boundingBox();
    expect((said?.y ?? 844) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
}

test('the calendar opens with the style that the page has', async ({ page }) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: say('tour-page.date'), exact: true }).click();
  const day = page.getByRole('dialog').locator('td [data-react-aria-pressable]').first();
  await expect(day).toHaveCSS('touch-action', 'manipulation');
  await expect(page.locator('head style')).toHaveCount(0);
});

test('the page of a tour is accessible', async ({ page }) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  await expectAccessible(page);
});

test('a link to the reviews leads there without script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${TOUR}#reviews`);
  const reviews = page.getByRole('region', { name: say('tour-page.reviews') });
  await expect(reviews.getByText(say('reviews.checked'))).toBeInViewport();
  await context.close();
});

for (const width of [412, 1440]) {
  test(`without script nothing can be pressed that does nothing, and it is said why, ${width} px wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(TOUR);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p').filter({ visible: true })).toContainText('team@cicerone.example');
    await expect(main.locator('button:not([popovertarget])').filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await context.close();
  });
}

test('Back closes the pictures of a tour, and they leave no entry behind', async ({ page }) => {
  const loads: string[] = [];
  await page.goto('/en_US/EUR/tours?city=rome', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Colosseum, Palatine and Roman Forum' }).click();
  await page.waitForURL(/colosseum-and-forum/);
  const tile = page.getByRole('link', { name: /^Enlarge picture/ });
  await expect(tile).toHaveCount(3);
  await waitForScript(tile.first());
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 150));
  // The days and prices come when the browser has nothing else to do.
  page.on('request', (request) => /\/api\/(?!.*\/availability)/.test(request.url()) && loads.push(request.url()));
  const window = page.getByRole('dialog', { name: 'Colosseum, Palatine and Roman Forum' });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const expectClosed = async (): Promise<void> => {
    await expect(window).toBeHidden();
    await expect(page).toHaveURL(/colosseum-and-forum/);
    expect(await page.evaluate(() => scrollY)).toBe(150);
  };

  await tile.nth(1).press('Enter');
  await expect(window.getByText('Picture 2 of 5')).toBeVisible();
  await page.goBack();
  await expectClosed();
  await expect(tile.nth(1)).toBeFocused();
  await page.goForward();
  await expect(window.getByText('Picture 2 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed();
  await tile.first().click();
  await expect(window.getByText('Picture 1 of 5')).toBeVisible();
  await window.getByRole('button', { name: say('common.close'), exact: true }).click();
  await expectClosed();
  await expect(tile.first()).toBeFocused();
  expect(await entries()).toBe(before + 1);
  expect(loads).toEqual([]);

  // Not by the mouse, which would scroll to it.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Cicerone' })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/EUR\/?$/);
  await page.goBack();
  await expect(tile).toHaveCount(3);
  await expect(window).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await page.goBack();
  await expect(page).toHaveURL(/\/tours\?city=rome$/);
  await expect(page.getByRole('link', { name: 'Colosseum, Palatine and Roman Forum' })).toBeVisible();
});

for (const locale of ['de_DE', 'ru_RU'] as const) {
  test(`the calendar covers its field, ${locale}`, async ({ page }) => {
    await page.goto(TOUR.replace('en_US', locale), { waitUntil: 'networkidle' });
    const field = page.getByRole('button', { name: wordsOf(locale)('tour-page.date'), exact: true });
    await field.click();
    const right = async (part: typeof field): Promise<number> => {
      const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
      return x + width;
    };
    const calendar = page.getByRole('dialog').locator('..');
    await expect.poll(async () => (await right(calendar)) - (await right(field))).toBeGreaterThanOrEqual(-0.5);
  });
}

test('the names on the map keep off its numbers for who has larger letters', async ({ page }) => {
  await page.goto(TOUR, { waitUntil: 'networkidle' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '150%'));
  const map = page.locator('figure').getByRole('img');
  const found = await map.evaluate((drawing) => {
    const boxes = [...drawing.querySelectorAll('span')].map((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      return { isNumber: /^\d?$/.test(each.textContent), left, right, top, bottom, width };
    });
    const names = boxes.filter(({ isNumber, width }) => !isNumber && width > 0);
    const touching = names.filter((name) =>
      boxes.some(
        (mark) =>
          mark.isNumber &&
          name.left < mark.right - 1 &&
          mark.left < name.right - 1 &&
          name.top < mark.bottom - 1 &&
          mark.top < name.bottom - 1,
      ),
    );
    return { hasNames: names.length > 0, touching: touching.length };
  });
  expect(found).toEqual({ hasNames: true, touching: 0 });
});

test('who closes the pictures after a reload stands where they are opened', async ({ page }) => {
  await page.goto('/en_US/EUR/tour/rome-colosseum-and-forum', { waitUntil: 'networkidle' });
  const all = page.getByRole('button', { name: say('common.gallery.all', { count: 5 }) });
  await all.press('Enter');
  const window = page.getByRole('dialog', { name: 'Colosseum, Palatine and Roman Forum' });
  await expect(window).toBeVisible();
  await page.reload();
  await expect(window).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(all).toBeFocused();
});
