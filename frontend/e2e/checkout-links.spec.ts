import { expect, test } from './support/strict.js';
import { Traveller } from './support/traveller.js';

const person = { firstName: '花子', lastName: '髙橋', email: 'hanako-links@example.com', phone: '+81 3-1234-5678' };

test('a link to any step of the checkout opens the first that is incomplete, and from there it goes on', async ({
  page,
}) => {
  const traveller = new Traveller(page, 'ja_JP', 'JPY');
  await page.goto(traveller.at('/tour/tokyo-asakusa-to-yanaka'));
  await traveller.chooseFirstFreeTime();
  await traveller.addToCart();

  const tab = await page.context().newPage();
  const visitor = new Traveller(tab, 'ja_JP', 'JPY');
  await tab.goto(visitor.at('/checkout?step=review'));
  await expect(visitor.button('checkout.toReview')).toBeVisible();
  await expect(tab).not.toHaveURL(/step=/);
  await visitor.fillIn(person);
  await expect(visitor.button('checkout.toPayment')).toBeVisible();
  await expect(tab).toHaveURL(/step=review/);

  await tab.reload();
  await visitor.acceptAndOrder();
  await expect(tab).toHaveURL(/order=/);
  await tab.reload();
  await expect(tab.getByText(visitor.say('checkout.sandbox.banner'))).toBeVisible();
  await tab.close();
});

test('a reload in the middle of a name loses nothing of it', async ({ page }) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await page.goto(traveller.at('/tour/tokyo-asakusa-to-yanaka'));
  await traveller.chooseFirstFreeTime();
  await traveller.addToCart();
  await page.goto(traveller.at('/checkout'));
  const firstName = page.locator('#field-firstName');
  await firstName.pressSequentially('Hana');
  await expect(firstName).toBeFocused();
  await page.reload();
  await expect(firstName).toHaveValue('Hana');
});
