import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { mailsTo } from './support/traveller.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('de_DE');
const TOUR = 'paris-latin-quarter';
const MINUTES = 180;

test('a guest who has lost the order is mailed a link that opens it, and nobody else gets in', async ({
  page,
  browser,
}) => {
  const email = `lost-${Date.now()}@example.com`;
  const { reference } = await buy(page, TOUR, MINUTES, email);

  await page.goto(`/de_DE/EUR/order/${reference}`);
  await expect(page.getByText(say('my-bookings.relogin.title'))).toBeVisible();
  await page.goto(`/de_DE/EUR/order/${reference}?token=guessed`);
  await expect(page.getByText(say('my-bookings.unknown.title'))).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: say('my-bookings.relogin.find') })
    .click();

  await expect(page.getByLabel(say('my-bookings.find.reference'))).toHaveValue(reference);
  const send = page.getByRole('button', { name: say('my-bookings.find.send') });
  await send.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(say('my-bookings.find.reference')).fill(reference.toLowerCase().replace('-', ' '));
  await page.getByLabel(say('my-bookings.find.email'), { exact: true }).fill(email);
  await send.click();
  await expect(page.locator('main [role=status]')).toBeFocused();

  const [mail] = await mailsTo(page, email, 'booking.order-link');
  const link = /http\S+\/order\/\S+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(new URL(link).pathname + new URL(link).search);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText(reference);
  await expect(elsewhere).not.toHaveURL(/token/);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('article')).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.context().close();
});

test('somebody signed in sees the booking on the list and on the calendar, and saves its files', async ({ page }) => {
  const email = 'traveller2@cicerone.example';
  const token = await signIn(page, email);
  const { reference, date } = await buy(page, TOUR, MINUTES, email, token);

  await page.goto('/de_DE/EUR/bookings');
  const booking = page.getByRole('article').filter({ hasText: reference });
  await expect(booking).toContainText(say('my-bookings.status.pending'));
  for (const [file, name] of [
    ['own', /^voucher-BK-.{6}\.pdf$/],
    ['classic', /^voucher-BK-.{6}-classic\.pdf$/],
    ['calendar', /^BK-.{6}\.ics$/],
  ] as const) {
    const saving = page.waitForEvent('download');
    await booking.getByRole('button', { name: say(`my-bookings.file.${file}`) }).click();
    expect((await saving).suggestedFilename()).toMatch(name);
  }
  await expectAccessible(page);

  await page.getByLabel(say('my-bookings.status'), { exact: true }).selectOption('cancelled');
  await expect(page.getByText(say('my-bookings.empty.filtered'))).toBeVisible();

  await page.goto(`/de_DE/EUR/bookings?view=calendar&month=${date.slice(0, 7)}`);
  await page
    .getByRole('cell', { name: new RegExp(`^${Number(date.slice(-2))}\\b`) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/#BK-/);
  await expectAccessible(page);
  await page.getByRole('link', { name: monthAfter(date) }).click();
  await expect(page).toHaveURL(/month=/);
});

test('a name of a hundred letters without a blank widens no page of a telephone', async ({ page }) => {
  const email = `long-${Date.now()}@example.com`;
  const { reference, token } = await buy(page, TOUR, MINUTES, email, undefined, 'Llanfair'.repeat(12));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de_DE/EUR/order/${reference}?token=${token}`);
  await expect(page.getByText('LlanfairLlanfair').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('without JavaScript a page that needs it says so, and whom to write to', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const address of ['cart', 'checkout', 'order/CIC-7K3M9Q', 'bookings']) {
    await page.goto(`/de_DE/EUR/${address}`);
    await expect(page.locator('main noscript p').getByRole('link', { name: 'team@cicerone.example' })).toBeVisible();
    await expect(page.getByText(say('common.loading'))).toBeHidden();
  }
  await page.context().close();
});

/** The month after a day's, by its German name: how the way to it is called. */
function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month, 1),
  );
}

test('a guest makes an account of a paid order by a password, and finds the bookings in it', async ({ page }) => {
  const email = `account-${Date.now()}@example.com`;
  const { reference, token } = await buy(page, TOUR, MINUTES, email);
  await page.goto(`/de_DE/EUR/order/${reference}?token=${token}`);
  await expect(page).not.toHaveURL(/token/);
  await page.goto(`/de_DE/EUR/pay-done?order=${reference}`);
  const offer = page.locator('section').filter({ hasText: say('my-bookings.account.title') });
  const create = offer.getByRole('button', { name: say('my-bookings.account.action') });
  await create.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await offer.getByLabel(say('my-bookings.account.password'), { exact: true }).fill('eine ruhige Gasse');
  await create.click();
  await expect(page.getByText(say('my-bookings.account.made.title'))).toBeVisible();
  await page.goto('/de_DE/EUR/bookings');
  await expect(page.getByText(reference)).toHaveCount(0);

  const [mail] = await mailsTo(page, email, 'identity.welcome');
  const link = new URL(/http\S+\/verify-email\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: say('account.verify.action') }).click();
  await expect(page).toHaveURL(/\/de_DE\/EUR\/bookings$/);
  await expect(page.getByRole('article').filter({ hasText: reference })).toBeVisible();
});
