import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { buy, signIn } from './support/orders.js';
import { signUp } from './support/person.js';

test('a person closes the account, and the address is free again', async ({ page }) => {
  test.slow();
  const password = await signUp(page);
  const address = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { email: string }).email,
  );
  await page.getByRole('button', { name: 'Close my account…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close it for good' }).click();
  const asked = page.getByRole('dialog', { name: 'Enter your password' });
  await asked.getByLabel('Your password').fill('another street');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByRole('alert')).toContainText('The present password is not right.');
  await asked.getByLabel('Your password').fill(password);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  await page.goto('/en_US/EUR/login');
  await page.locator('#field-email').fill(address);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await expect(page.getByRole('alert')).toContainText('E-mail address or password is not right.');
});

test('who still travels is told what must be over first, and has the data made into a file meanwhile', async ({
  page,
}) => {
  const email = 'traveller2@cicerone.example';
  const token = await signIn(page, email);
  const { reference } = await buy(page, 'paris-latin-quarter', 180, email, token);
  await page.goto('/en_US/EUR/account');
  await page.getByRole('button', { name: 'Prepare a ZIP file' }).click();
  const asked = page.getByRole('dialog', { name: 'Enter your password' });
  await asked.getByLabel('Your password').fill('cicerone-demo');
  await asked.getByRole('button', { name: 'Continue' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the ZIP file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Close my account…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('status')).toContainText('before you can close the account');
  await expectAccessible(page);
  await question.getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/bookings#BK-/);
  await expect(page.getByRole('article').filter({ hasText: reference })).toBeVisible();
});
