import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { SOON, Traveller, waitForScript } from './support/traveller.js';

const optionsOf = (page: Page) => page.getByRole('option');

/** In pixels. */
async function shorterSideOf(part: Locator): Promise<number> {
  const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 };
  return Math.min(width, height);
}

test('the search suggests popular cities, forgives a letter, and remembers until told to forget', async ({ page }) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at(''));
  const where = page.getByRole('main').getByLabel(say('layout.search.where'), { exact: true });
  await where.click();
  await expect(page.getByText(say('layout.search.popular'))).toBeVisible();
  await expect(optionsOf(page).filter({ hasText: 'Rom' })).toBeVisible();

  await where.pressSequentially('Barselona', { delay: 20 });
  // The city, and two tours of it.
  await expect(optionsOf(page).first()).toHaveText(/Barcelona/);
  const spoken = page.locator('[data-live-announcer]').filter({ hasText: /\S/ });
  // The list's own announcements and ours: the count is said once.
  await expect(async () => {
    const count = await optionsOf(page).count();
    expect(await spoken.allTextContents()).toEqual([say('layout.search.count', { count })]);
  }).toPass({ timeout: SOON });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/city\/barcelona$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Barcelona');

  await page.goBack();
  await where.click();
  await expect(optionsOf(page).filter({ visible: true }).first()).toHaveText(/Barcelona/);
  await optionsOf(page)
    .filter({ hasText: say('layout.search.forget') })
    .click();
  await expect(where).toHaveValue('');
  await page.reload();
  await where.click();
  await expect(page.getByText(say('layout.search.popular'))).toBeVisible();
  await expect(page.getByText(say('layout.search.recent'))).toBeHidden();
});

test('a sight and a tour are found by their names, and Enter lists the tours for the words', async ({ page }) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at(''));
  const where = page.getByRole('main').getByLabel(say('layout.search.where'), { exact: true });
  await where.click();
  await where.pressSequentially('Kolosseum', { delay: 20 });
  const sights = page.getByRole('group', { name: say('city-search.sights') });
  await expect(sights.getByRole('option').first()).toContainText('Kolosseum');
  await expect(page.getByRole('group', { name: say('city-search.tours') })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tours\?sought=Kolosseum$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('tour-list.title.sought', { text: 'Kolosseum' }),
  );
  await expect(page.getByRole('status').filter({ hasText: say('tour-list.count', { count: 1 }) })).toBeVisible();

  await page.goto(traveller.at('/tours?sought=Qwertzuiop'));
  await expect(
    page.getByRole('status').filter({ hasText: say('tour-list.sought.none', { text: 'Qwertzuiop' }) }),
  ).toBeVisible();
});

test('a country is found by its name, with one press of the key that sends', async ({ page }) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  await page.goto(traveller.at(''));
  const where = page.getByRole('main').getByLabel(traveller.say('layout.search.where'), { exact: true });
  await where.click();
  await where.pressSequentially('Italien', { delay: 20 });
  await expect(optionsOf(page).first()).toContainText('Italien');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/country\/italy$/);
  await page.goto(traveller.at('/tours?sought=Japan'));
  await page.waitForURL(/\/country\/japan$/);
});

test('the search above a page proposes popular cities as soon as its field is touched', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at('/faq'), { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('layout.search') })
    .click();
  const where = page.getByRole('dialog').getByLabel(say('layout.search.where'), { exact: true });
  await expect(where).toBeFocused();
  const popular = page.getByRole('group', { name: say('layout.search.popular') }).getByRole('option');
  // The field with its list has come by then; of a list that is closed nothing is told.
  await expect(where).toHaveRole('combobox');
  await page.waitForLoadState('networkidle');
  const told = page.getByRole('dialog').locator('[data-live-announcer]');
  const expectClosed = async (): Promise<void> => {
    await expect(popular).toHaveCount(0);
    await expect(told).toHaveText('');
  };
  await expectClosed();
  // Below the fields they stand at once, as ways to their pages.
  const ways = page
    .getByRole('dialog')
    .getByRole('region', { name: say('layout.search.popular') })
    .getByRole('link');
  await expect(ways).toHaveCount(6);
  for (const _ of ['at first', 'and once closed']) {
    await where.click();
    await expect(popular).toHaveCount(6);
    await expect(told).toHaveText(say('layout.search.count', { count: 6 }));
    await page.keyboard.press('Escape');
    await expectClosed();
  }
  const href = (await ways.first().getAttribute('href')) ?? '';
  await ways.first().click();
  await page.waitForURL(new RegExp(`${href}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search in Japanese suggests a city by two signs', async ({ page }) => {
  const traveller = new Traveller(page, 'ja_JP', 'JPY');
  await page.goto(traveller.at(''));
  const where = page.getByRole('main').getByLabel(traveller.say('layout.search.where'), { exact: true });
  await where.click();
  await where.pressSequentially('東', { delay: 20 });
  const hint = traveller.say('layout.search.letters');
  await expect(page.getByRole('listbox').getByText(hint)).toBeVisible();
  await expect(page.locator('[data-live-announcer]').filter({ hasText: /\S/ })).toHaveText([hint]);
  await where.pressSequentially('京', { delay: 20 });
  await expect(optionsOf(page).first()).toHaveText(/東京/);
});

test('the list has a short address for each look, and the map leads to the tours of a city', async ({ page }) => {
  const traveller = new Traveller(page, 'it_IT', 'CHF');
  const { say } = traveller;
  await page.goto(traveller.at('/listing-list?people=4'));
  await page.waitForURL(/\/tours\?people=4&view=list$/);
  await page.goto(traveller.at('/listing-map?categories=food-tour'));
  await page.waitForURL(/\/tours\?categories=food-tour&view=map$/);

  const map = page.getByRole('list', { name: say('tour-list.map'), exact: true });
  const marks = map.getByRole('link').or(map.getByRole('button'));
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(marks.first()).toBeVisible();
  await expect.poll(() => marks.count()).toBeGreaterThan(3);
  await page.goto(traveller.at('/home-3'));
  const atlas = page.getByRole('list', { name: say('tour-list.atlas.map') });
  await expect(page.getByRole('button', { name: say('tour-list.map.nearer') })).toBeVisible();
  // It shares a target with its neighbours, which opens into the part of the map where they lie.
  await atlas.getByRole('button', { name: /Roma:/ }).press('Enter');
  await expect(atlas.getByRole('link', { name: /^Roma:/ })).toBeFocused();
  await atlas.getByRole('link', { name: /^Roma:/ }).press('Enter');
  await page.waitForURL(/\/tours\?city=rome&view=map$/);
  await expect(map.getByRole('link')).toHaveCount(1);
  await expect(cards.first()).toBeVisible();
});

test('the list is narrowed to a city by its name in any spelling, and says what it does not know', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const { say } = traveller;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(traveller.at('/tours?people=3'));
  const city = page.getByLabel(say('tour-list.city'), { exact: true });
  await city.click();
  await expect(page.getByRole('option', { name: /^Dublin/ })).toBeAttached();
  await city.pressSequentially('Munhen', { delay: 20 });
  await expect(page.getByRole('option')).toHaveText([/^Munich/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tours\?people=3&city=munich$/);
  await expect(city).toHaveValue('Munich');

  await city.fill('Copenhagn');
  await expect(page.getByRole('option')).toHaveText([/^Copenhagen/]);
  await city.press('Enter');
  await expect(page).toHaveURL(/\/tours\?people=3&city=copenhagen$/);
  await expect(city).toHaveValue('Copenhagen');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Tours in Copenhagen' }),
    'its list is closed',
  ).toBeVisible();

  await city.fill('Copenhagn');
  await city.press('Enter');
  await expect(city).toHaveValue('Copenhagen');

  await city.fill('Atlantis');
  await city.press('Enter');
  await expect(page).toHaveURL(/\/tours\?people=3&sought=Atlantis$/);
  const vain = say('tour-list.sought.none', { text: 'Atlantis' });
  await expect(page.getByRole('status').filter({ hasText: vain })).toBeVisible();
  await expect(city).toHaveValue('Atlantis');
  await expect(city).toHaveAccessibleDescription(vain);
  await page.getByRole('main').getByRole('link', { name: 'Rome', exact: true }).click();
  await expect(page).toHaveURL(/\/tours\?people=3&city=rome$/);
  await expect(city).toHaveAccessibleDescription('');
  await city.click();
  await page.getByRole('option', { name: say('tour-list.city.any') }).click();
  await expect(page).toHaveURL(/\/tours\?people=3$/);
});

test('a city that is typed narrows the list by Enter, and when one goes on to another filter', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.setViewportSize({ width: 1440, height: 900 });
  const city = page.getByLabel(traveller.say('tour-list.city'), { exact: true });
  const announced = page.getByRole('main').locator('[data-live-announcer]').first();

  await page.goto(traveller.at('/tours'), { waitUntil: 'networkidle' });
  await city.hover();
  await page.waitForLoadState('networkidle');
  await expect(announced).toHaveText('');
  await city.click();
  await expect(announced).toHaveText(/suggestions$/);
  await city.pressSequentially('Paris');
  await city.press('Enter');
  await expect(page).toHaveURL(/\/tours\?city=paris$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tours in Paris');
  await expect(announced).toHaveText('');

  await page.goto(traveller.at('/tours'), { waitUntil: 'networkidle' });
  await city.fill('Rome');
  // The open list hides the rest from all but the eye.
  await page.locator('main form [name=categories][value=food-tour]:visible').click();
  await expect(page).toHaveURL(/\/tours\?(?=.*city=rome)(?=.*categories=food-tour)/);

  await city.fill('');
  await city.press('Escape');
  await expect(city).toHaveValue('Rome');

  await city.fill('Lisbon');
  await page.locator('main a[href*="/tour/rome-testaccio"]').first().click();
  await page.waitForURL(/\/tour\//);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain('/tour/');

  await page.goto(traveller.at('/tours?people=4'), { waitUntil: 'networkidle' });
  await city.click();
  await city.pressSequentially('Italy');
  await city.press('Enter');
  await expect(page).toHaveURL(/\/country\/italy\?people=4$/);
});

/** As long as a hand takes, in which the page must not move away from under it. */
const PRESS = { delay: 120 };

test('a press that leaves a field of the list does what it is for, and so does what was typed', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const { say } = traveller;
  await page.setViewportSize({ width: 1440, height: 900 });
  const city = page.getByLabel(say('tour-list.city'), { exact: true });
  const food = page.locator('main form [name=categories][value=food-tour]:visible');
  const bothIn = (what: string) => new RegExp(`/tours\\?(?=.*${what})(?=.*categories=food-tour)`);
  const begin = async (path: string): Promise<void> => {
    await page.goto(traveller.at(path), { waitUntil: 'networkidle' });
    await city.click();
    await expect(page.getByRole('option').first()).toBeAttached();
  };

  for (const [typed, what] of [
    ['Rome', 'city=rome'],
    ['xqzzyw', 'sought=xqzzyw'],
  ] as const) {
    await begin('/tours');
    await city.fill(typed);
    await food.click(PRESS);
    await expect(page).toHaveURL(bothIn(what));
    await expect(food).toBeChecked();
  }

  await begin('/tours');
  await city.fill('Italy');
  await food.click(PRESS);
  await expect(food).toBeChecked();
  const italy = page.getByRole('link', { name: say('tour-list.city.page', { place: 'Italy' }) });
  await expect(italy).toBeVisible();
  await expect(page).toHaveURL(/\/tours\?categories=food-tour$/);
  await expect(city).toHaveValue('Italy');
  await italy.click();
  await expect(page).toHaveURL(/\/country\/italy$/);

  await begin('/tours?city=rome');
  await city.fill('');
  await city.press('Tab');
  await expect(page).toHaveURL(/\/tours$/);
  await expect(city).toHaveValue('');

  await page.getByLabel(say('tour-list.price.most', { currency: 'EUR' })).fill('400');
  await food.click(PRESS);
  await expect(page).toHaveURL(bothIn('maxPrice=400'));
  await expect(food).toBeChecked();

  await city.fill('Lisbon');
  await page.locator('main a[href*="/tour/"]').first().click(PRESS);
  await page.waitForURL(/\/tour\//);
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain('/tour/');
});

test('what is typed while the search is slow stays, and a search that does not work is told of', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.setViewportSize({ width: 1440, height: 900 });
  const city = page.getByLabel(traveller.say('tour-list.city'), { exact: true });
  await page.goto(traveller.at('/tours'), { waitUntil: 'networkidle' });
  await city.click();
  await expect(page.getByRole('option').first()).toBeAttached();
  const held: (() => void)[] = [];
  await page.route('**/api/cities/search?**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await city.fill('Paris');
  await expect.poll(() => held.length, 'what is suggested').toBe(1);
  await city.press('Enter');
  await expect.poll(() => held.length, 'what is meant').toBe(2);
  await city.fill('Ro');
  held.forEach((answer) => answer());
  await expect(page).toHaveURL(/\/tours\?city=paris$/);
  await expect(city).toHaveValue('Ro');

  await page.unroute('**/api/cities/search?**');
  await page.route('**/api/cities/search?**', (route) => route.abort());
  await city.fill('Oslo');
  await city.press('Enter');
  await expect(city).toHaveAccessibleDescription(traveller.say('layout.search.failed'));
  await expect(city).toHaveValue('Oslo');
  await page.unroute('**/api/cities/search?**');
  await city.press('Enter');
  await expect(page).toHaveURL(/\/city\/oslo$|city=oslo/);
});

test('a party that no tour has a price for asks for one', async ({ page }) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  await page.goto(traveller.at('/tours?people=15'));
  await page.getByRole('link', { name: traveller.say('tour-list.none.quote', { count: 15 }) }).click();
  await expect(page).toHaveURL(/\/contact\?reason=quote&people=15$/);
  await expect(page.getByLabel(traveller.say('contact.reason'), { exact: true })).toHaveValue('quote');
});

test('a country without tours names the nearest cities that have some', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.goto(traveller.at('/country/bhutan'));
  const near = page.getByRole('main').getByRole('link', { name: /^Kathmandu · [\d,]+ km$/ });
  await expect(near).toHaveAttribute('href', traveller.at('/city/kathmandu'));
});

test('a page that there is not asks the server for nothing more', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const path of ['/city/nope', '/tour/nope']) {
    await page.goto(new Traveller(page, 'en_US', 'EUR').at(path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('the first page takes an address for the newsletter, and says what is wrong with one', async ({ page }) => {
  const traveller = new Traveller(page, 'ru_RU', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at(''));
  const email = page.getByLabel(say('subscription.email'));
  await waitForScript(email);
  await email.fill('nobody');
  await traveller.button('subscription.action').click();
  await expect(page.getByText(say('subscription.email.invalid'))).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill('reader@cicerone.example');
  await traveller.button('subscription.action').click();
  await expect(page.getByRole('heading', { name: say('subscription.sent.title') })).toBeFocused();
});

for (const path of ['', '/home-2', '/home-3', '/tours?view=map']) {
  test(`everybody can use ${path || 'the first page'}`, async ({ page }) => {
    test.slow();
    await page.goto(new Traveller(page, 'de_DE', 'EUR').at(path));
    await expectAccessible(page);
  });
}

test('a visitor marks a tour without an account, and has it in the account after the login', async ({ page }) => {
  const traveller = new Traveller(page, 'es_ES', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at('/tours?city=rome&view=list'));
  const tours = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const name = (await tours.last().getByRole('link').textContent()) ?? '';
  const heart = page.getByRole('button', { name: say('layout.favourite', { tour: name }) });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await waitForScript(heart);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: say('layout.favourite.kept') })).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto(traveller.at('/favourite-tours'));
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').locator('p').getByRole('link').first().click();
  await page.getByLabel(say('account.email'), { exact: true }).fill('traveller@cicerone.example');
  await page.getByLabel(say('account.password'), { exact: true }).fill('cicerone-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/favourite-tours$/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('favourite_tours'))).toBeNull();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the map of the list is zoomed and moved by keys, wheel, hand and buttons, and its clusters open', async ({
  page,
}) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at('/tours?view=map'));
  const map = page.getByRole('group', { name: say('tour-list.map'), exact: true });
  const nearer = page.getByRole('button', { name: say('tour-list.map.nearer') });
  const whole = page.getByRole('button', { name: say('tour-list.map.whole') });
  const box = async (): Promise<readonly number[]> =>
    ((await map.locator('svg').first().getAttribute('viewBox')) ?? '').split(' ').map(Number);
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
  const [left = 0, top = 0, width = 0] = await box();
  const status = page.locator('figure').getByRole('status');

  // To where most of what was found is, of which the middle of the world has little.
  await map.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(box).toEqual([expect.any(Number), expect.any(Number), width / 4, expect.any(Number)]);
  await expect.poll(async () => Number.parseInt(await status.innerText(), 10)).toBeGreaterThan(15);
  const [nearerLeft = 0] = await box();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await box())[0]).toBeCloseTo(nearerLeft + width / 16);
  await page.keyboard.press('0');
  await expect.poll(box).toEqual([left, top, width, expect.any(Number)]);
  await map.blur();

  // The page's wheel is the page's; with a key held it is the map's.
  await map.hover({ position: { x: 600, y: 200 } });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await box())[2]).toBeCloseTo(width / 2);
  const [before = 0] = await box();
  await page.mouse.down();
  await page.mouse.move(500, 300, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await box())[0]).toBeGreaterThan(before);
  await expect(page).toHaveURL(/\/tours\?view=map$/);

  await whole.click();
  await expect(whole).toHaveAttribute('aria-disabled', 'true');
  await map.getByRole('button', { name: /Rom:/ }).press('Enter');
  const rome = map.getByRole('link', { name: /^Rom:/ });
  await expect(rome).toBeFocused();
  await expect.poll(() => shorterSideOf(rome)).toBeGreaterThanOrEqual(24);
  await nearer.click();
  await expectAccessible(page);
});

test('each country of the list can be pointed at on the map, drawn or not', async ({ page }) => {
  await page.goto('/en_US/EUR/zones', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const toCountries = (links: readonly Element[]): string[] => links.map((link) => link.getAttribute('href') ?? '');
  const listed = await main.locator('section a[href*="/country/"]').evaluateAll(toCountries);
  const drawn = await main.locator('svg a').evaluateAll(toCountries);
  expect(listed.length).toBeGreaterThan(100);
  expect(new Set(drawn)).toEqual(new Set(listed));
  await main.locator('svg a[href$="/country/reunion"]').focus();
  await expect(main.locator('.map-ring')).toBeVisible();
});

test('the map of all destinations shows the keyboard where it is, and lets it pass', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at('/zones?on=europa'));
  const map = page.getByRole('group', { name: say('places.zones.map') });
  for (const country of ['Monaco', 'Luxembourg']) {
    const link = map.getByRole('link', { name: new RegExp(`^${country}`) });
    await expect.poll(() => shorterSideOf(link)).toBeGreaterThanOrEqual(24);
    await link.focus();
    await expect.poll(() => shorterSideOf(page.locator('.map-ring'))).toBeGreaterThanOrEqual(24);
  }
  const skip = page.getByRole('link', { name: say('places.zones.skip') });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { level: 2 }).first().getByRole('link')).toBeFocused();
  await expectAccessible(page);
});

test('a filter far below keeps its place and the focus when its answer comes late, and so do those that find nothing', async ({
  page,
}) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  const { say } = traveller;
  await page.goto(traveller.at('/tours'), { waitUntil: 'networkidle' });
  const filters = page.getByRole('complementary');
  const evening = filters.locator('input[value=evening]');
  const museums = filters.locator('input[value=museum]');
  await evening.scrollIntoViewIfNeeded();
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/tours\?/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const place = await evening.boundingBox();
  await evening.focus();
  await page.keyboard.press('Space');
  await expect(evening).toBeChecked();
  answered.resolve();
  await expect(page.getByText(say('tour-list.count', { count: 5 }), { exact: true })).toBeVisible();
  expect(await evening.boundingBox()).toEqual(place);
  await expect(evening).toBeFocused();
  await expect(filters.locator('input[name=categories]')).toHaveCount(8);
  await expect(museums).toHaveAttribute('aria-disabled', 'true');
  await museums.focus();
  await page.keyboard.press('Space');
  await expect(museums).not.toBeChecked();
  await expect(page).toHaveURL(/\?specialFilters=evening$/);
});

test('a list of one duration shows what that costs, and the tour begins with it', async ({ page }) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  await page.goto(traveller.at('/tours?city=rome&duration=240'));
  const card = page.getByRole('listitem').filter({ has: page.locator('a[href*="/tour/rome-colosseum-and-forum"]') });
  await expect(card).toContainText('4 Std.');
  await expect(card).toContainText('250,00 €');
  await card.getByRole('link').click();
  await page.waitForURL(/rome-colosseum-and-forum\?duration=240$/);
  const panel = page.getByRole('complementary', { name: traveller.say('tour-page.booking') });
  await expect(panel.getByText('250,00 €').first()).toBeVisible();
  await expect(panel.getByRole('radio', { name: '4 Std.' })).toBeChecked();
});
