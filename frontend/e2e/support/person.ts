import { expect, type Page } from '@playwright/test';

/** Opens an account for somebody new, who is signed in afterward, and answers the password. */
export async function signUp(page: Page): Promise<string> {
  const email = `journey-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const password = 'a quiet street';
  await page.goto('/en_US/EUR/signup');
  const fields = {
    firstName: 'Ada',
    lastName: 'Rossi',
    email,
    confirmEmail: email,
    password,
    confirmPassword: password,
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`#field-${name}`).fill(value);
  await page.locator('#field-acceptTerms').check();
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible();
  return password;
}
