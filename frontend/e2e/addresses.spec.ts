import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { signUp } from './support/person.js';

test('a person keeps addresses, chooses the primary one and removes one', async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto('/en_US/EUR/my-addresses');
  await expect(page.getByText('No address yet')).toBeVisible();
  await expectAccessible(page);

  for (const street of ['Via Appia 1', 'Rue de Rivoli 2']) {
    await page.getByRole('button', { name: 'Add an address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Country').selectOption('IT');
    await dialog.getByLabel('Street and number').fill(street);
    await dialog.getByLabel('City').fill('Roma');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save the address' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: street })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Make Rue de Rivoli 2 the primary address' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rue de Rivoli 2' })).toContainText('Primary');
  await expect(page.getByText('Primary', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Remove Rue de Rivoli 2' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Rue de Rivoli 2, Roma');
  await question.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rue de Rivoli 2' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Via Appia 1' })).toContainText('Primary');
});

test('a person says where to pay, and enters the password for a change', async ({ page }) => {
  test.slow();
  const password = await signUp(page);
  await page.goto('/en_US/EUR/account-billing');
  await expect(page.getByText('No payout account yet')).toBeVisible();
  await expectAccessible(page);
  const add = async (country: string, iban: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add an account' }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByLabel('Account holder').fill('Ada Rossi');
    await dialog.getByLabel('Country of the bank').selectOption(country);
    await dialog.getByLabel('IBAN').fill(iban);
    await dialog.getByRole('button', { name: 'Save the account' }).click();
  };
  await add('IT', 'IT60 X054 2811 1010 0000 0123 456');
  await expect(page.getByRole('listitem').filter({ hasText: '3456' })).toContainText('Primary');

  await add('DE', 'DE89 3704 0044 0532 0130 00');
  const question = page.getByRole('dialog', { name: 'Enter your password' });
  await question.getByLabel('Your password').fill(password);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '3000' })).toBeVisible();

  await page.getByRole('button', { name: /^Make DE.*the primary account$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '3000' })).toContainText('Money goes here from');
});

test('a person shows a picture, which the header has too', async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto('/en_US/EUR/account');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.locator('input[data-upload]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Replace the picture' })).toBeVisible();
  await expect(page.locator('header img[src^="/files/"]').first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[data-upload]').setInputFiles({
    name: 'page.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html>'),
  });
  await expect(page.getByText('File upload unsuccessful.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});
