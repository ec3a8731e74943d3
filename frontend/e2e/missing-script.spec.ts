import { expect, test } from './support/strict.js';
import { waitForScript } from './support/traveller.js';
import { wordsOf } from './support/words.js';

const say = wordsOf('de_DE');

test('a page whose script is gone comes whole from the server, and leads on', async ({ page }) => {
  await page.route(/\/assets\/contact-page-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/de_DE/EUR/faq', { waitUntil: 'networkidle' });
  const foot = page.getByRole('contentinfo');
  const contact = foot.getByRole('link', { name: 'Kontakt' }).first();
  await waitForScript(contact);
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel(say('contact.message'), { exact: true })).toBeVisible();
  await foot.locator('a[href$="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await waitForScript(page.getByRole('button', { name: 'Menü' }).first());
});

test('what a form could not send is told where the reader is, and sent by the next try', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE/EUR/contact', { waitUntil: 'networkidle' });
  const message = page.getByLabel(say('contact.message'), { exact: true });
  await waitForScript(message);
  await page.getByLabel(say('contact.reason'), { exact: true }).selectOption('other');
  await message.fill('Gibt es im Mai noch Termine?');
  await page.getByLabel(say('contact.name'), { exact: true }).fill('Otto Offen');
  await page.getByLabel(say('contact.email'), { exact: true }).fill(`otto-${Date.now()}@example.org`);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: say('contact.send') });
  await send.click();
  const told = page.getByRole('alert').filter({ hasText: say('common.offline.text') });
  await expect(told).toBeInViewport();
  await expect(page.locator(':focus').filter({ has: told })).toHaveCount(1);
  await expect(message).toHaveValue('Gibt es im Mai noch Termine?');
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: say('contact.sent.title') })).toBeFocused();
});
