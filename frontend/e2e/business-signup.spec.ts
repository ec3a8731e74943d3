import { expectAccessible } from './support/axe.js';
import { placeAndPay, putIntoCart, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test('a company registers, is checked by the team, and books as a professional', async ({ page, browser }) => {
  const email = `agency-${Date.now()}@example.com`;
  await page.goto('/en_US/EUR/travel-agents');
  await page.getByRole('link', { name: 'Open a business account' }).first().click();
  await expect(page.getByRole('radio', { name: /For a company/ })).toBeChecked();
  await page.getByRole('button', { name: 'Open a business account' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: /name of the company/ })).toBeVisible();
  await expectAccessible(page);

  const fields = {
    companyName: 'Rossi Viaggi',
    vat: 'IT12345670017',
    'address\\.street': 'Via Appia 1',
    'address\\.city': 'Roma',
    firstName: 'Ada',
    lastName: 'Rossi',
    email,
    confirmEmail: email,
    password: 'a quiet street',
    confirmPassword: 'a quiet street',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#field-${name}`).fill(value);
  await page.locator('#field-address\\.country').selectOption('IT');
  await page.locator('#field-acceptTerms').check();
  await page.getByRole('button', { name: 'Open a business account' }).click();
  await expect(page.getByText(/Our team is checking your company’s details/)).toBeVisible();

  const team = await browser.newPage();
  await signIn(team, 'admin@cicerone.example');
  await team.goto('/en_US/EUR/admin/professionals?state=pending&sort=-waitingSince');
  await team.getByRole('link', { name: 'Rossi Viaggi' }).first().click();
  await expect(team.getByText(email)).toBeVisible();
  await expectAccessible(team);
  await team.getByRole('button', { name: 'Approve' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(team.getByText('Approved').first()).toBeVisible();
  await team.close();

  await expect(async () => {
    const mails = await page.request.get('/api/dev/mailbox', { params: { to: email } });
    expect(await mails.text()).toContain('Your business account is approved');
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible();
  await expect(page.getByText(/Our team is checking/)).toBeHidden();

  // The personal code is applied by itself, and the paid order shows what it took off.
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  await putIntoCart(page, 'rome-colosseum-and-forum', 180, token);
  await page.goto('/en_US/EUR/cart');
  await expect(page.getByText(/Your professional discount \(PRO-/)).toBeVisible();
  await page.goto('/en_US/EUR/checkout');
  const summary = page.getByRole('complementary').filter({ hasText: 'Your professional discount' });
  await expect(summary.getByText('-€19.50')).toBeVisible();
  const { reference } = await placeAndPay(page, email, token);
  await expect(async () => {
    const paid = await page.request.get(`/api/orders/${reference}`, { headers });
    expect(await paid.json()).toMatchObject({ status: 'paid', discount: { amount: 1_950 }, total: { amount: 17_550 } });
  }).toPass();
  await page.goto(`/en_US/EUR/order/${reference}`);
  await expect(page.getByText(/PRO-/)).toBeVisible();
  await expect(page.getByText('€175.50').first()).toBeVisible();
});
