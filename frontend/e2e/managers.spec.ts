import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test('a professional writes to the manager, who finds the message in the mailbox and in the queue', async ({
  page,
  browser,
}) => {
  await signIn(page, 'pro@cicerone.example');
  await page.goto('/en_US/EUR/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Camille' }).click();
  await page.getByRole('link', { name: 'Contact my manager' }).click();
  await expect(page).toHaveURL(/\/contact-pro$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Sofia Neri' })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Write your message.' })).toBeVisible();
  await expectAccessible(page);

  const words = `Twelve guests for the Forum, written at ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('textbox', { name: /Booking or order number/ }).fill('bk-4f8t2w');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible();
  await expect(page.getByText('pro@cicerone.example').last()).toBeVisible();

  const team = await browser.newPage();
  await signIn(team, 'admin@cicerone.example');
  await expect(async () => {
    const mails = await team.request.get('/api/dev/mailbox', { params: { to: 'admin@cicerone.example' } });
    expect(await mails.text()).toContain(words);
    await team.goto('/en_US/EUR/admin/work-items?kind=manager-message&assigned=me');
    await expect(team.getByRole('link', { name: 'A message to the manager' }).last()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await team.close();
});

test('an admin says who looks after a guide, and the guide sees it', async ({ page, browser }) => {
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/users?query=guide2@cicerone.example');
  await page.getByRole('cell').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Assign a manager' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Manager' })).toHaveValue('');
  await dialog.getByRole('combobox', { name: 'Manager' }).selectOption({ label: 'Marco Conti' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign a manager' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Marco Conti').first()).toBeVisible();

  const guide = await browser.newPage();
  await signIn(guide, 'guide2@cicerone.example');
  await guide.goto('/en_US/EUR/guide-missions');
  await guide.getByRole('main').getByRole('link', { name: 'Contact my manager' }).click();
  await expect(guide.getByRole('heading', { level: 2, name: 'Marco Conti' })).toBeVisible();
  await guide.close();

  await page.getByRole('button', { name: 'Assign a manager' }).click();
  await dialog.getByRole('combobox', { name: 'Manager' }).selectOption({ label: 'The team' });
  await dialog.getByRole('button', { name: 'Assign a manager' }).click();
  await expect(page.getByText('The team', { exact: true }).first()).toBeVisible();
});
