import { expect, test } from './support/strict.js';
import { Traveller } from './support/traveller.js';

const person = { firstName: 'Moana', lastName: 'Kealoha', email: 'moana@example.com', phone: '+1 808 555 0100' };

// Half a day behind the city, and with no summer time of its own.
test.use({ timezoneId: 'Pacific/Honolulu' });

test('somebody far away reads every time of the city on their own clock too, from the slots to the order', async ({
  page,
}) => {
  const traveller = new Traveller(page, 'en_US', 'EUR');
  const main = page.locator('main');
  const here = /On your clock: \d+:\d\d [AP]M.* \(GMT-10\)/;
  await page.goto(traveller.at('/tour/madrid-prado'));
  await traveller.chooseFirstFreeTime();
  const slots = page.getByRole('group', { name: traveller.say('tour-page.time') }).filter({ visible: true });
  await expect(slots).toHaveAccessibleDescription(/On the clock of Madrid\..+ in Madrid is .+ for you\./);
  await traveller.addToCart();
  await expect(main.getByRole('listitem').getByText(here)).not.toHaveCount(0);
  await traveller.goToCheckout();
  await expect(page.getByRole('complementary')).toContainText(/Madrid time/);
  await expect(page.getByRole('complementary')).toContainText(here);
  await traveller.fillIn(person);
  await traveller.acceptAndOrder();
  await traveller.payWith('4242');
  const reference = await traveller.paid();
  await expect(main).toContainText(here);
  await page.goto(traveller.at(`/order/${reference}`));
  await expect(page.getByRole('article').getByText(here)).toHaveCount(2);
});
