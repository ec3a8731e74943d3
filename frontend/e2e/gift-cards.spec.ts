import type { Page } from '@playwright/test';
import { expect, test } from './support/strict.js';
import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { mailsTo, type Person, SOON, Traveller, waitForScript } from './support/traveller.js';

const CODE = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/;
const LINK = /\/\w+\/\w+\/gift-card\/\S+?token=[\w-]+/;

/** Buys a card in the shop and pays it; answers its code, of the recipient's mail, and the path of its page, of the buyer's. */
async function buyGiftCard(page: Page, amount: string, buyer: Person, recipient: string) {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.goto(traveller.at('/gift-cards'));
  const button = traveller.button('cms-pages.gift.buy');
  await waitForScript(button);
  await page.locator('input[name=amount]').fill(amount);
  await page.locator('input[name=from]').fill(buyer.firstName);
  await page.locator('input[name=recipientName]').fill('Grace');
  await page.locator('input[name=recipientEmail]').fill(recipient);
  await page.locator('textarea[name=message]').fill('For a day in Rome.');
  await expectAccessible(page);
  await button.click();
  await page.waitForURL(/\/cart$/);
  await expect(page.locator('main')).toContainText(`Grace, ${recipient}`);
  await traveller.goToCheckout();
  await traveller.fillIn(buyer);
  await traveller.acceptAndOrder();
  await traveller.payWith('4242');
  await page.waitForURL(/\/pay-done\?/);
  const thanks = traveller.say('my-bookings.thanks.giftCards');
  await expect(page.getByRole('heading', { name: thanks })).toBeVisible({ timeout: SOON });
  const [card] = await mailsTo(page, recipient, 'gift-cards.gift-card-delivered');
  expect(card?.text).toContain('For a day in Rome.');
  const [bought] = await mailsTo(page, buyer.email, 'gift-cards.gift-card-bought');
  return { code: CODE.exec(card?.text ?? '')?.[0] ?? '', path: LINK.exec(bought?.text ?? '')?.[0] ?? '' };
}

/** Puts a tour into the cart and has the card pay for it. */
async function useGiftCard(traveller: Traveller, code: string): Promise<void> {
  const { page } = traveller;
  await page.goto(traveller.at('/tour/paris-latin-quarter'));
  await traveller.chooseFirstFreeTime();
  await traveller.addToCart();
  await page.getByText(traveller.say('checkout.giftCard.open')).click();
  const field = page.locator('input[name=giftCard]');
  await field.fill(code);
  await field.press('Enter');
  const last4 = code.slice(-4);
  await expect(page.getByText(traveller.say('checkout.giftCard', { last4 }))).toBeVisible();
}

const toPay = (traveller: Traveller) =>
  traveller.page
    .locator('main p')
    .filter({ hasText: traveller.say('checkout.toPay') })
    .first();

test('a gift card is bought and then pays a part, beside a promo code and a bank card', async ({ page }) => {
  test.slow();
  const buyer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada.gives@example.com', phone: '+44 20 7946 0000' };
  const { code, path } = await buyGiftCard(page, '20', buyer, 'grace.gets@example.com');
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await useGiftCard(traveller, code);
  await page.getByText(traveller.say('checkout.promoCode.open')).click();
  await page.locator('input[name=promoCode]').fill('WINTER-ROME');
  await page.locator('input[name=promoCode]').press('Enter');
  await expect(page.getByText(traveller.say('checkout.discount', { code: 'WINTER-ROME' }))).toBeVisible();
  const left = (await toPay(traveller).innerText()).replace(traveller.say('checkout.toPay'), '').trim();
  await expectAccessible(page);
  await traveller.goToCheckout();
  await traveller.fillIn({ ...buyer, email: 'grace.gets@example.com' });
  await traveller.acceptAndOrder();
  await expect(page.locator('button[type=submit]').filter({ hasText: left })).toBeVisible();
  await traveller.payWith('4242');
  const order = await traveller.paid();
  await page.goto(traveller.at(`/order/${order}`));
  await expect(page.locator('main')).toContainText('€20.00');
  await page.goto(path);
  await expect(page.locator('main')).toContainText(order);
  await expect(page.locator('main')).toContainText(
    traveller.say('cms-pages.gift.state.used-up', { last4: code.slice(-4) }),
  );
});

test('a gift card larger than the order pays all of it, and keeps what is left', async ({ page }) => {
  test.slow();
  const buyer = { firstName: 'Alan', lastName: 'Turing', email: 'alan.gives@example.com', phone: '+44 20 7946 0001' };
  const { code, path } = await buyGiftCard(page, '2000', buyer, 'joan.gets@example.com');
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await useGiftCard(traveller, code);
  await expect(toPay(traveller)).toContainText('€0.00');
  await traveller.goToCheckout();
  await traveller.fillIn({ ...buyer, email: 'joan.gets@example.com' });
  await page.getByRole('checkbox').check();
  await traveller.button('checkout.giftCard.pays').click();
  const order = await traveller.paid();
  await page.goto(path);
  await expect(page.locator('main')).toContainText(order);
  await expect(page.locator('main')).toContainText('€1,');
  await expectAccessible(page);
  await page.goto(traveller.at('/gift-cards'));
  await waitForScript(traveller.button('cms-pages.gift.balance.ask'));
  await page.locator('input[name=code]').fill(code);
  await traveller.button('cms-pages.gift.balance.ask').click();
  await expect(page.getByRole('status').filter({ hasText: '€1,' })).toBeVisible();
});

test('the team finds a gift card, gives it a later end, and blocks it', async ({ page, browser }) => {
  test.slow();
  const buyer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada.loses@example.com', phone: '+44 20 7946 0000' };
  const { code } = await buyGiftCard(page, '50', buyer, 'grace.loses@example.com');
  const office = await (await browser.newContext()).newPage();
  const team = new Traveller(office, 'en_US', 'EUR');
  await signIn(office, 'admin@cicerone.example');
  const last4 = code.slice(-4);
  await office.goto(team.at(`/admin/gift-cards?query=${last4}`));
  await office.getByRole('link', { name: `···· ${last4}` }).click();
  await expect(office.getByRole('heading', { level: 1, name: `···· ${last4}` })).toBeVisible();
  await expectAccessible(office);
  await team.button('gift-card-desk.action.extend').click();
  await office.getByLabel(team.say('gift-card-desk.extend.day')).fill('2040-12-31');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: team.say('gift-card-desk.extend.confirm') })
    .click();
  await expect(office.getByText(team.say('gift-card-desk.extend.done'))).toBeVisible({ timeout: SOON });
  await team.button('gift-card-desk.action.block').click();
  const dialog = office.getByRole('alertdialog');
  await dialog.getByLabel(team.say('gift-card-desk.blockReason')).fill('The mail was stolen.');
  await dialog.getByRole('button', { name: team.say('gift-card-desk.block.confirm'), exact: true }).click();
  await expect(office.getByText(team.say('gift-card-desk.state.blocked')).first()).toBeVisible({ timeout: SOON });
});
