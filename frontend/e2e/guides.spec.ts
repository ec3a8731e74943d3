import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { mailsTo, SOON, Traveller } from './support/traveller.js';
import { wordsOf } from './support/words.js';

const PASSWORD = 'cicerone-demo';
const say = wordsOf('en_US');

async function logIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/en_US/EUR/login?next=${encodeURIComponent(`/en_US/EUR${path}`)}`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.login.action'), exact: true })
    .click();
  await page.waitForURL(new RegExp(`/en_US/EUR${path}`));
}

async function dashboardOf(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await logIn(page, email, '/guide-missions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('guide-desk.title'));
  return page;
}

/** The reference of the one booking of an order, asked for as the person who is signed in. */
function bookingOf(page: Page, order: string): Promise<string> {
  return page.evaluate(async (reference) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
    const answer = (await (await fetch(`/api/orders/${reference}`, { headers })).json()) as {
      bookings: { reference: string }[];
    };
    return answer.bookings[0]?.reference ?? '';
  }, order);
}

/** What a guide is told who says yes when the mission has been given: by a page that has not heard of it. */
function lateYes(page: Page, mission: string): Promise<[number, string]> {
  return page.evaluate(async (uuid): Promise<[number, string]> => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('access_token')}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ guideAvailability: 'yes' });
    const answer = await fetch(`/api/missions/${uuid}/guide-response`, { method: 'PUT', headers, body });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  }, mission);
}

/** The card of the mission for a booking. */
const missionOf = (page: Page, reference: string) => page.getByRole('article').filter({ hasText: reference });

async function sayYes(page: Page, reference: string): Promise<void> {
  await missionOf(page, reference)
    .getByRole('button', { name: say('guide-desk.answer.yes') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('guide-desk.dialog.yes.send') })
    .click();
}

/** The bell says in its name how many notifications are unread. */
const bellOf = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: say('layout.notifications.name', { count }), exact: true });

test('a paid tour is offered to the guides of Rome; the first yes takes it, and the traveller learns the name', async ({
  page,
  browser,
}) => {
  test.slow();
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await logIn(page, 'traveller@cicerone.example', '/bookings');
  await page.goto(traveller.at('/tour/rome-testaccio-food-walk'));
  await traveller.chooseFirstFreeTime();
  await traveller.addToCart();
  await traveller.goToCheckout();
  const phone = page.getByLabel(say('checkout.field.phoneNumber'), { exact: true });
  await expect(page.getByLabel(say('checkout.field.firstName'), { exact: true })).not.toHaveValue('');
  await phone.fill('+33 1 70 18 99 00');
  await traveller.button('checkout.toReview').click();
  await traveller.acceptAndOrder();
  await traveller.payWith('4242');
  const order = await traveller.paid();

  await page.goto(traveller.at('/bookings'));
  const booking = page.getByRole('main');
  const reference = await bookingOf(page, order);
  await expect(booking).toContainText(reference);
  await expectAccessible(page);

  const [offer] = await mailsTo(page, 'guide@cicerone.example', 'mission.offered');
  expect(offer?.subject).toContain('BK-');
  const [first, second] = await Promise.all([
    dashboardOf(browser, 'guide@cicerone.example'),
    dashboardOf(browser, 'guide2@cicerone.example'),
  ]);
  await expect(missionOf(first, reference)).toContainText(say('guide-desk.traveller.contactLater'));
  await expect(missionOf(second, reference)).toBeVisible();
  await expectAccessible(first);
  const mission = (await missionOf(second, reference).getAttribute('id'))?.replace('mission-', '') ?? '';
  await sayYes(first, reference);
  await expect(missionOf(first, reference)).toContainText('+33');
  await expect(missionOf(second, reference).getByRole('button', { name: say('guide-desk.answer.yes') })).toHaveCount(
    0,
    { timeout: SOON },
  );
  expect(await lateYes(second, mission)).toEqual([409, 'MISSION_ALREADY_GIVEN']);

  const [named] = await mailsTo(page, 'traveller@cicerone.example', 'booking.guide-named');
  expect(named?.subject).toContain(reference);
  await page.reload();
  await expect(booking).toContainText(/Giulia|Marchetti/);
  await Promise.all([first.context().close(), second.context().close()]);
});

test('the bell counts an offer while it is made, leads to it, and tells the traveller who comes', async ({
  page,
  browser,
}) => {
  test.slow();
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await logIn(page, 'pro@cicerone.example', '/notifications');
  // What the demonstration told before.
  await page.getByRole('button', { name: say('notifications.readAll') }).click();
  await expect(bellOf(page, 0)).toBeVisible();
  await expectAccessible(page);
  const guide = await dashboardOf(browser, 'niamh.doyle@cicerone.example');

  await page.goto(traveller.at('/tour/dublin-georgian-and-literary'));
  await traveller.chooseFirstFreeTime();
  await traveller.addToCart();
  await traveller.goToCheckout();
  await expect(page.getByLabel(say('checkout.field.firstName'), { exact: true })).not.toHaveValue('');
  await page.getByLabel(say('checkout.field.phoneNumber'), { exact: true }).fill('+33 1 70 18 99 00');
  await traveller.button('checkout.toReview').click();
  await traveller.acceptAndOrder();
  await traveller.payWith('4242');
  const order = await traveller.paid();
  const reference = await bookingOf(page, order);

  await bellOf(guide, 1).click();
  await expectAccessible(guide);
  await guide.getByRole('link', { name: say('notifications.kind.mission-offered') }).click();
  await expect(missionOf(guide, reference)).toBeFocused();
  await expect(bellOf(guide, 0)).toBeVisible();

  await bellOf(page, 1).waitFor();
  await sayYes(guide, reference);
  await bellOf(page, 2).click();
  const found = page.getByRole('link', { name: say('notifications.kind.guide-found', { guide: 'Niamh Doyle' }) });
  await expect(found).toContainText(say('notifications.unread'));
  await page.getByRole('button', { name: say('notifications.readAll') }).click();
  await expect(bellOf(page, 0)).toBeVisible();
  await found.click();
  await page.waitForURL(new RegExp(`/order/${order}`));
  await guide.context().close();
});
