import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test('the team finds a booking by its reference, and sees the order with lines, payment and mission', async ({
  page,
}) => {
  const email = `orders-${Date.now()}@example.com`;
  const { reference } = await buy(page, 'rome-colosseum-and-forum', 180, email);
  const token = await signIn(page, 'admin@cicerone.example');
  const headers = { authorization: `Bearer ${token}` };
  const order = await page.request.get(`/api/admin/orders/${reference}`, { headers });
  const { bookings } = (await order.json()) as { bookings: { reference: string }[] };
  const booking = bookings[0]?.reference ?? '';
  await page.goto('/en_US/EUR/admin/orders');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);

  const search = page.getByRole('combobox', { name: 'Find anything' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await search.fill(booking.toLowerCase().replace('-', ' '));
  await page.getByRole('option', { name: new RegExp(`Booking.*${booking}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${reference}`));
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: booking })).toBeVisible();
  await expect(page.getByText('Card, sandbox')).toBeVisible();
  await expectAccessible(page);

  await expect(async () => {
    await search.fill('');
    await search.fill(booking);
    await expect(page.getByRole('option', { name: /Mission/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('option', { name: /Mission/ }).click();
  await expect(page).toHaveURL(/\/admin\/missions\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Guides who were asked' })).toBeVisible();
  await expectAccessible(page);
});
