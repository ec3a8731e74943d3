import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { mailsTo } from './support/traveller.js';
import { wordsOf } from './support/words.js';

/** The path of the link in the mail of this kind. */
async function mailedLink(page: Page, to: string, kind: string): Promise<string> {
  const [mail] = await mailsTo(page, to, kind);
  const [path] = /\/[a-z]{2}_[A-Z]{2}\/[A-Z]{3}\/[\w-]+\?token=[\w-]+/.exec(mail?.text ?? '') ?? [];
  if (!path) throw new Error(`No link in ${kind}`);
  return path;
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`#field-${name}`).fill(value);
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

test('a person signs up, confirms the address, forgets the password and chooses a new one', async ({ page }) => {
  test.slow();
  const email = `journey-${Date.now()}@example.com`;
  await page.goto('/en_US/EUR/account');
  await heading(page, 'Log in');
  await page.getByRole('link', { name: 'Sign up' }).first().click();

  await heading(page, 'Open an account');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('link', { name: 'Enter your first name' }).click();
  await expect(page.locator('#field-firstName')).toBeFocused();
  await expectAccessible(page);

  await fill(page, { firstName: '花子', lastName: 'Müller-Lüdenscheidt', email, confirmEmail: email });
  await fill(page, { password: 'a quiet street', confirmPassword: 'a quiet street' });
  await page.locator('#field-acceptTerms').check();
  await page.getByRole('button', { name: 'Open an account' }).click();
  await heading(page, 'Personal details');
  await expect(page.getByText('Please confirm that')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await mailedLink(page, email, 'identity.welcome'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(page.getByText('Your address is confirmed')).toBeVisible();

  await page.goto('/en_US/EUR/forgot-password');
  await fill(page, { email });
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await heading(page, 'Look into your mailbox');

  const link = await mailedLink(page, email, 'identity.reset-password');
  await page.goto(link);
  await fill(page, { password: 'a noisy market', confirmPassword: 'a noisy market' });
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await heading(page, 'Your new password is saved');
  await page.goto(link);
  await heading(page, 'This link no longer works');

  await page.goto('/en_US/EUR/account');
  await fill(page, { email, password: 'a quiet street' });
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await expect(page.getByRole('alert')).toContainText('E-mail address or password is not right.');
  await fill(page, { password: 'a noisy market' });
  await page.locator('#field-password').press('Enter');
  await heading(page, 'Personal details');
  await expect(page.getByText(`You log in with ${email}.`)).toBeVisible();
});

/** What the server says is wrong leads to this field alone, and stands beside it. */
async function expectBlamed(page: Page, field: string): Promise<void> {
  const blamed = page.getByRole('alert').getByRole('link');
  await expect(blamed).toHaveAttribute('href', `#field-${field}`);
  const words = (await page.locator(`#field-${field}-error`).textContent()) ?? '';
  expect(words).not.toBe('');
  await expect(blamed).toContainText(words);
}

test('a person changes details and password and is told what is wrong with them', async ({ page }) => {
  const say = wordsOf('de_DE');
  const email = `details-${Date.now()}@example.com`;
  const password = 'a quiet street';
  const person = { type: 'individual', firstName: 'Ada', lastName: 'Rossi', email, confirmEmail: email };
  const rest = { password, confirmPassword: password, nativeLanguage: 'de', acceptTerms: true };
  expect((await page.request.post('/api/auth/signup', { data: { ...person, ...rest } })).status()).toBe(201);

  await page.goto('/de_DE/EUR/login?next=%2Fde_DE%2FEUR%2Faccount-password');
  await fill(page, { email, password });
  await page
    .getByRole('button', { name: say('account.login.action') })
    .last()
    .click();
  await heading(page, say('layout.account.password'));
  await fill(page, { currentPassword: 'wrong', password: 'ein lauter Markt', confirmPassword: 'ein lauter Markt' });
  await page.getByRole('button', { name: say('account.newPassword.action') }).click();
  await expectBlamed(page, 'currentPassword');
  await fill(page, { currentPassword: password });
  await page.getByRole('button', { name: say('account.newPassword.action') }).click();
  await heading(page, say('account.passwordPage.done.title'));

  await page.getByRole('link', { name: say('layout.account.data') }).click();
  await page.locator('#field-phone').fill('12');
  await page.getByRole('button', { name: say('account.page.action') }).click();
  await expectBlamed(page, 'phone');
  await page.locator('#field-phone').fill('+49 (30) 901 820');
  await page.locator('#field-firstName').fill('Ada Maria');
  await page.getByRole('button', { name: say('account.page.action') }).click();
  await expect(page.getByText(say('account.page.saved'))).toBeVisible();
  await page.reload();
  await expect(page.locator('#field-phone')).toHaveValue('+4930901820');
  await expect(page.getByRole('button', { name: 'Ada Maria' })).toBeVisible();
});

test('leads nowhere but to pages of our own after a login', async ({ page }) => {
  await page.goto('/en_US/EUR/login?next=https%3A%2F%2Fevil.example%2F');
  await fill(page, { email: 'traveller@cicerone.example', password: 'cicerone-demo' });
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await expect(page).toHaveURL(/\/en_US\/EUR\/account$/);
});

test('who signs up has the language of the page chosen before its script has come', async ({ page }) => {
  const form = await (await page.request.get('/de_DE/EUR/signup')).text();
  expect(form).toMatch(/<option [^>]*selected[^>]*>Deutsch</);
  expect(form).not.toMatch(/<option [^>]*selected[^>]*>English</);
});
