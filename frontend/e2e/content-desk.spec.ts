import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test('the team writes a text, translates it, publishes it, and visitors read it', async ({ page }) => {
  const slug = `when-it-rains-${Date.now()}`;
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/content');
  const dialog = page.getByRole('dialog');
  // Once the page's script has come.
  await expect(async () => {
    await page.getByRole('button', { name: 'New text' }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByLabel('Kind').selectOption({ label: 'Page' });
  await dialog.getByLabel('Title in English').fill('When it rains');
  await dialog.getByLabel('Address of the page').fill(slug);
  await dialog.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'When it rains' })).toBeVisible();

  const shown = (label: string) => page.getByLabel(label).and(page.locator(':visible'));
  const save = async (): Promise<void> => {
    const saved = page.getByText('Saved.');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(saved.first()).toBeVisible();
    await expect(saved).toHaveCount(0, { timeout: 15_000 });
  };
  await shown('Text in Markdown').fill('Take **a coat**.\n\n<script>window.bad = 1</script>');
  await expect(page.locator('strong', { hasText: 'a coat' }).and(page.locator(':visible'))).toBeVisible();
  await save();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Français/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'English text' })).toBeVisible();
  await shown('Title').fill('Quand il pleut');
  await shown('Text in Markdown').fill('Prenez **un manteau**.');
  await save();

  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Deutsch');
  await expect(dialog.getByRole('alert')).not.toContainText('Français');
  await dialog.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(dialog).toHaveCount(0);

  for (const [language, words] of [
    ['fr_FR', 'un manteau'],
    ['en_US', 'a coat'],
  ] as const)
    await expect(async () => {
      await page.goto(`/${language}/EUR/page/${slug}`);
      await expect(page.locator('main strong')).toHaveText(words, { timeout: 1000 });
    }).toPass({ timeout: 15_000 });

  await page.goto('/en_US/EUR/admin/translations');
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  await page
    .getByRole('row', { name: /^Page/ })
    .getByRole('link', { name: /missing/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'When it rains' }).first()).toBeVisible();
});
