import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test('the team finds a person by one field, opens the record and sees its history', async ({ page }) => {
  const token = await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();

  const search = page.getByRole('combobox', { name: 'Find anything' });
  // Once the page's script has come.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await search.pressSequentially('hartley');
  await expect(page.getByRole('option', { name: /Emma Hartley/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Emma Hartley' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/);

  const note = `Called back at ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Write a note for the team' }).fill(note);
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('Write note').first()).toBeVisible();
  await expect(page.getByText('Sofia Neri').first()).toBeVisible();

  // Somebody else corrects the note meanwhile: the second correction is refused, and the first one stays.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const notes = await page.request.get('/api/admin/notes', { headers, params: { subjectType: 'user', subject: id } });
  const [written] = (await notes.json()) as { id: string; version: number }[];
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Mine');
  await page.request.put(`/api/admin/notes/${written?.id}`, {
    headers,
    data: { text: `${note}, by somebody else`, version: written?.version },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Somebody else has changed this meanwhile.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${note}, by somebody else`)).toBeVisible();
  await expectAccessible(page);
});

test('a list of the team keeps its filters in the address, and is usable on a telephone', async ({ page }) => {
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/users?role=3');
  const chip = page.getByRole('button', { name: 'Remove the filter Role: Guide' });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/role=3.*sort=lastName/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await chip.click();
  await expect(page).toHaveURL(/\/admin\/users\?sort=lastName$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('users.csv');
});

test('the pages of the team say to others that they are not for them', async ({ page }) => {
  await signIn(page, 'traveller@cicerone.example');
  const answer = await page.goto('/en_US/EUR/admin/mails');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for our team' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
});

test('a visitor loads no script of the back office', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/en_US/EUR', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((url) => /back-office|admin-|mails-page|audit-page/.test(url))).toEqual([]);
});

test('the menu of the site leads to the pages of the team, and their logo back', async ({ page }) => {
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sofia' }).click();
  await page.getByRole('link', { name: 'Needs attention' }).click();
  await expect(page).toHaveURL(/\/admin\/work-items$/);
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Mails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  await page.getByRole('link', { name: 'Cicerone' }).click();
  await expect(page).toHaveURL(/\/en_US\/EUR\/?$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
