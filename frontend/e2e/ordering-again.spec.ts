import { expect, test } from './support/strict.js';
import { Traveller } from './support/traveller.js';

test('who gave an order up orders the same cart again, and pays that order', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.goto(traveller.at('/tour/barcelona-gaudi-walk'));
  await traveller.chooseFirstFreeTime();
  await traveller.addToCart();
  await traveller.goToCheckout();
  await traveller.fillIn({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'again@example.com',
    phone: '+44 20 7946 0002',
  });
  await traveller.acceptAndOrder();
  const first = new URL(page.url()).searchParams.get('order');

  await page.goto(traveller.at('/cart'));
  await traveller.button('checkout.waiting.giveUp').click();
  await traveller.button('checkout.waiting.giveUp.confirm').click();
  await expect(page.locator('main')).toContainText(`${first}`);
  await expect(traveller.button('checkout.waiting.giveUp')).toBeHidden();

  await page.goto(traveller.at('/checkout?step=review'));
  await traveller.acceptAndOrder();
  await traveller.payWith('4242');
  expect(await traveller.paid()).not.toBe(first);
});
