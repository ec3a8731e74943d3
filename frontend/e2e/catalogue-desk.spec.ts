import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test('the team makes a tour, publishes it, and a guest buys it', async ({ page }) => {
  const title = `Rome from the roofs ${Date.now()}`;
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/tours');
  const dialog = page.getByRole('dialog');
  // Once the page's script has come.
  await expect(async () => {
    await page.getByRole('button', { name: 'New tour' }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByLabel('Name in English').fill(title);
  await dialog.getByLabel('City').selectOption({ label: 'Rome' });
  await dialog.getByLabel('Main category').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Before the tour can be published, it needs:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  const slug = await page.getByLabel('Address of the page').inputValue();

  const part = (name: string) => page.locator('details').filter({ has: page.getByRole('heading', { level: 2, name }) });
  const saved = page.getByText('Saved.');
  const save = async (name: string): Promise<void> => {
    await part(name).getByRole('button', { name: 'Save' }).and(page.locator(':visible')).click();
    await expect(saved.first()).toBeVisible();
    await expect(saved).toHaveCount(0, { timeout: 15_000 });
  };
  await part('Basics').getByLabel('English').check();
  await save('Basics');

  await part('Texts').locator('summary').click();
  const text = part('Texts');
  await text.getByLabel('Summary').and(page.locator(':visible')).fill('The city from above');
  await text.getByLabel('Description').and(page.locator(':visible')).fill('We climb.');
  await text.getByLabel('Highlights').and(page.locator(':visible')).fill('Three roofs\nOne dome');
  await text.getByLabel('Included', { exact: true }).and(page.locator(':visible')).fill('A guide');
  await save('Texts');

  await part('Options and prices').locator('summary').click();
  await part('Options and prices').getByRole('button', { name: 'Add an option' }).click();
  await part('Options and prices').getByLabel('Duration in minutes').fill('180');
  await part('Options and prices').getByLabel('Price of the group').fill('much');
  await part('Options and prices').getByLabel('Start times').fill('9:00-17:00/60');
  await part('Options and prices').getByRole('button', { name: 'Save' }).click();
  await expect(part('Options and prices').getByText('Enter an amount such as 120.00').first()).toBeVisible();
  await part('Options and prices').getByLabel('Price of the group').fill('240');
  await save('Options and prices');

  await part('Meeting points').locator('summary').click();
  await part('Meeting points').getByRole('button', { name: 'Add a meeting point' }).click();
  await part('Meeting points').getByLabel('Name of the place').fill('At the fountain');
  await part('Meeting points').getByLabel('Address').fill('Piazza Navona, Roma, Italy');
  const latitude = await part('Meeting points').getByLabel('Latitude').inputValue();
  await part('Meeting points').getByRole('button', { name: 'Map around the center of the city' }).press('ArrowUp');
  expect(Number(await part('Meeting points').getByLabel('Latitude').inputValue())).toBeGreaterThan(Number(latitude));
  await save('Meeting points');

  await part('Itinerary').locator('summary').click();
  await part('Itinerary').getByRole('button', { name: 'Add a stop' }).click();
  await part('Itinerary').getByLabel('Name of the place').fill('The first roof');
  await part('Itinerary').getByLabel('What is seen and told there').fill('Domes in every direction.');
  await save('Itinerary');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    expect((await page.request.get(`/en_US/EUR/tour/${slug}`)).status()).toBe(200);
  }).toPass({ timeout: 5000 });
  const { reference } = await buy(page, slug, 180, `roofs${Date.now()}@example.com`);
  expect(reference).toMatch(/^CIC-/);
});
