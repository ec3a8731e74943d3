import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
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
