import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('en_US');

test('a person chooses what to hear of, and it stays chosen', async ({ page }) => {
  await page.goto('/en_US/EUR/login?next=%2Fen_US%2FEUR%2Fnotifications');
  await page.locator('#field-email').fill('traveller2@cicerone.example');
  await page.locator('#field-password').fill('cicerone-demo');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.login.action'), exact: true })
    .click();
  await page.getByRole('link', { name: say('notifications.settings') }).click();
  const reminders = page.getByRole('group', { name: say('notification-settings.topic.reminders') });
  const byMail = reminders.getByLabel(say('notification-settings.way.mail'));
  await expect(byMail).toBeChecked();
  await expectAccessible(page);
  await byMail.uncheck();
  await expect(page.getByText(say('notification-settings.saved'))).toBeVisible();
  await page.reload();
  await expect(byMail).not.toBeChecked();
  await byMail.check();
  await expect(page.getByText(say('notification-settings.saved'))).toBeVisible();
});
