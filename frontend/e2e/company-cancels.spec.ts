import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { mailsTo, SOON, Traveller } from './support/traveller.js';

test('the company cancels a visit with a reason, and the customer is paid back in full', async ({ page, browser }) => {
  const { reference } = await buy(page, 'rome-colosseum-and-forum', 180, 'cancelled-by-us@example.com');
  const office = await (await browser.newContext()).newPage();
  const team = new Traveller(office, 'en_US', 'EUR');
  await signIn(office, 'admin@cicerone.example');
  await office.goto(team.at(`/admin/orders/${reference}`));
  await expect(office.getByText(team.say('back-office.order.status.paid')).first()).toBeVisible({ timeout: SOON });
  await team.button('back-office.booking.cancel').click();
  await office.getByLabel(team.say('back-office.booking.cancel.reason')).fill('The museum is closed that day.');
  await expectAccessible(office);
  await office.getByRole('button', { name: /^Cancel and refund €/ }).click();
  await expect(office.getByText(team.say('back-office.booking.cancel.done'))).toBeVisible({ timeout: SOON });
  const [mail] = await mailsTo(page, 'cancelled-by-us@example.com', 'booking.cancelled');
  expect(mail?.text).toContain('The museum is closed that day.');
});

test('the team refunds a part of an order', async ({ page, browser }) => {
  const { reference } = await buy(page, 'rome-colosseum-and-forum', 180, 'goodwill-journey@example.com');
  const office = await (await browser.newContext()).newPage();
  const team = new Traveller(office, 'de_DE', 'EUR');
  await signIn(office, 'admin@cicerone.example');
  await office.goto(team.at(`/admin/orders/${reference}`));
  await team.button('back-office.refund').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(team.say('back-office.refund.amount', { currency: 'EUR' })).fill('12,50');
  await dialog.getByLabel(team.say('back-office.refund.reason')).fill('Die Tour war kürzer');
  await dialog.getByRole('button', { name: team.say('back-office.refund.confirm'), exact: true }).click();
  await expect(office.getByText(team.say('back-office.refund.state.made'))).toBeVisible({ timeout: SOON });
  const [mail] = await mailsTo(page, 'goodwill-journey@example.com', 'booking.refunded-by-team');
  expect(mail?.subject).toContain(reference);
});
