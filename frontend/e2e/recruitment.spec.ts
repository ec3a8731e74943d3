import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, give) =>
    give({
      ...launchOptions,
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
});

/** A picture of one pixel: what is kept is drawn anew anyway. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('somebody applies as a guide, answers the team, is approved, and sees the dashboard', async ({
  page,
  browser,
}) => {
  const email = `applicant-${Date.now()}@example.com`;
  await page.goto('/en_US/EUR/recruitment');
  await page.getByRole('link', { name: 'Apply as a guide' }).click();
  await expect(page.getByRole('radio', { name: /As a guide/ })).toBeChecked();
  const account = {
    firstName: 'Livia',
    lastName: 'Serra',
    email,
    confirmEmail: email,
    password: 'a quiet street',
    confirmPassword: 'a quiet street',
  };
  for (const [name, value] of Object.entries(account)) await page.locator(`#field-${name}`).fill(value);
  await page.locator('#field-acceptTerms').check();
  await page.getByRole('button', { name: 'Open an account' }).click();

  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await page.getByLabel('Phone number').fill('+39 06 5555 0199');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Date of birth').blur();
  await expect(page.getByText('Still missing here')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next: City and languages' }).click();
  await page.getByRole('combobox', { name: 'City in which you guide' }).fill('Rome');
  await page.getByRole('option', { name: /Rome/ }).first().click();
  await page.getByLabel('Mother tongue').selectOption('it');
  await page.getByLabel('English').selectOption('fluent');
  await expect(page.getByText('Still missing here')).toBeHidden();
  await expect(page.getByText(/Saved at/)).toBeVisible();

  await page.getByRole('button', { name: 'Next: Tours and days' }).click();
  await page.getByLabel('Private tours').check();
  await page.getByRole('group', { name: /car/ }).getByLabel('No').check();
  await page.getByRole('group', { name: /bike/ }).getByLabel('Yes').check();
  await expect(page.getByText('Still missing here')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next: Your picture' }).click();
  await page.locator('input[data-upload]').setInputFiles({ name: 'livia.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('img', { name: 'Your picture' })).toBeVisible();

  // Somebody who comes back, on whatever device, goes on where something is missing.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Our questions' })).toBeVisible();
  const answers = page.getByRole('textbox', { name: /^Answer in writing/ });
  await expect(answers.first()).toBeVisible();
  const count = await answers.count();
  for (let index = 1; index < count; index += 1) {
    await answers.nth(index).fill(`What I would do, told in a few words (${index}).`);
    await answers.nth(index).blur();
  }
  await page.getByRole('button', { name: 'Record an answer' }).first().click();
  await expect(page.getByText('0:02')).toBeVisible();
  await page.getByRole('button', { name: 'Stop and keep it' }).click();
  await expect(page.getByLabel(/^Your recording/)).toBeVisible();
  await expect(page.getByText('Still missing here')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next: Check and send' }).click();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('With our team', { exact: true })).toBeVisible();

  const team = await browser.newPage();
  await signIn(team, 'admin@cicerone.example');
  await team.goto('/en_US/EUR/admin/applications?state=pending-review&sort=-submittedAt');
  await team.getByRole('link', { name: 'Livia Serra' }).first().click();
  await expect(team.getByRole('img', { name: 'Picture of Livia Serra' })).toBeVisible();
  await expect(team.getByLabel(/^Recording for/)).toBeVisible();
  await team
    .getByRole('group', { name: /^Mark of/ })
    .nth(1)
    .getByRole('button', { name: 'Weak' })
    .click();
  await expect(team.getByRole('button', { name: 'Weak', pressed: true })).toBeVisible();
  await expectAccessible(team);
  await team.getByRole('button', { name: 'Ask again' }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByLabel('What we would like to know').fill('Which door, and what did you say?');
  await dialog.getByRole('button', { name: 'Ask again' }).click();
  await expect(team.getByText('Asked again').first()).toBeVisible();

  await expect(async () => {
    const mails = await page.request.get('/api/dev/mailbox', { params: { to: email } });
    expect(await mails.text()).toContain('Which door, and what did you say?');
  }).toPass();
  await page.reload();
  await expect(page.getByText('Which door, and what did you say?')).toBeVisible();
  await answers.nth(1).fill('The door of the library; I told them about the reader who lives there.');
  await answers.nth(1).blur();
  await expect(page.getByText('Still missing here')).toBeHidden();
  await page.getByRole('button', { name: 'Next: Check and send' }).click();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('With our team', { exact: true })).toBeVisible();

  await team.reload();
  await team.getByRole('button', { name: 'Approve' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(team.getByText('Approved').first()).toBeVisible();
  await team.close();

  await expect(async () => {
    const mails = await page.request.get('/api/dev/mailbox', { params: { to: email } });
    expect(await mails.text()).toContain('Welcome: you guide with us now');
  }).toPass();
  await page.reload();
  await page.goto('/en_US/EUR/guide-missions');
  await expect(
    page.getByRole('heading', { name: 'No missions yet' }).or(page.getByText(/missions/i).first()),
  ).toBeVisible();
  await expect(page.getByText('not approved')).toBeHidden();
});
