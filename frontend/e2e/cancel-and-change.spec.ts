import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { buy } from './support/orders.js';
import { mailsTo, SOON, Traveller } from './support/traveller.js';

const TOUR = 'rome-colosseum-and-forum';

/** Opens the page of the one booking of a guest's paid order, as the link of the e-mail leads to it. */
async function openBooking(page: Page, traveller: Traveller, email: string): Promise<void> {
  const { reference, token } = await buy(page, TOUR, 180, email);
  await page.goto(traveller.at(`/order/${reference}?token=${token}`));
  await page.getByRole('link', { name: traveller.say('my-bookings.toChange') }).click();
  await page.waitForURL(/\/bookings\/BK-/);
  const steps = page.getByRole('list', { name: traveller.say('my-bookings.steps') });
  await expect(steps.getByText(traveller.say('my-bookings.steps.paid.done'))).toBeVisible({ timeout: SOON });
}

test('a guest cancels in time, and gets back exactly what was shown', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await openBooking(page, traveller, 'cancels@example.com');
  await traveller.button('my-bookings.action.cancel').click();
  const confirm = page.getByRole('button', { name: /^Cancel and get €[\d,.]+ back$/ });
  await expect(confirm).toBeVisible();
  const amount = /€[\d,.]+/.exec(await confirm.innerText())?.[0] ?? '';
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByText(traveller.say('my-bookings.steps.cancelled')).first()).toBeVisible();
  await expect(
    page.getByText(new RegExp(`${amount.replace('.', '\\.')} (is on its way|went) back to your card`)),
  ).toBeVisible({ timeout: SOON });
  await expect(traveller.button('my-bookings.action.cancel')).toHaveCount(0);
  const [mail] = await mailsTo(page, 'cancels@example.com', 'booking.cancelled');
  expect(mail?.text).toContain(`sent ${amount} back to your card`);
});

test('a guest cancels for one of two, and keeps the visit for the other', async ({ page }) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  await openBooking(page, traveller, 'fewer@example.com');
  await traveller.button('my-bookings.action.cancel').click();
  const more = traveller.say('common.stepper.more', { name: traveller.say('my-bookings.band.adults') });
  await page.getByRole('button', { name: more }).click();
  await traveller.button('my-bookings.cancel.confirm.part').click();
  await expect(page.getByText('1 Erwachsener').first()).toBeVisible({ timeout: SOON });
});

test('a guest moves the visit, then asks for more people and pays the difference', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await openBooking(page, traveller, 'moves@example.com');
  await traveller.button('my-bookings.action.change').click();
  const times = page.getByRole('group', { name: traveller.say('tour-page.time') }).getByRole('radio');
  await expect(times.nth(1)).toBeVisible();
  await times.and(page.locator(':not(:checked)')).first().check({ force: true });
  await expect(page.getByText(traveller.say('my-bookings.change.difference.same'))).toBeVisible({ timeout: SOON });
  await expectAccessible(page);
  await traveller.button('my-bookings.change.confirm').click();
  await expect(page.getByText(traveller.say('my-bookings.change.done'))).toBeVisible({ timeout: SOON });

  await traveller.button('my-bookings.action.change').click();
  const adults = page.getByRole('button', {
    name: traveller.say('common.stepper.more', { name: traveller.say('tour-page.band.adults') }),
  });
  await page.getByRole('button', { name: new RegExp(`^${traveller.say('tour-page.travellers')}`) }).click();
  for (let count = 2; count < 7; count += 1) await adults.click();
  const pay = page.getByRole('button', { name: /^Continue to pay €/ });
  await expect(pay).toBeVisible({ timeout: SOON });
  await pay.click();
  await expect(page.getByText(traveller.say('my-bookings.pay.title'))).toBeVisible();
  await traveller.payWith('4242');
  await expect(page.getByText('7 adults').first()).toBeVisible({ timeout: SOON });
  await expect(page.getByText(traveller.say('my-bookings.pay.title'))).toHaveCount(0);
});
