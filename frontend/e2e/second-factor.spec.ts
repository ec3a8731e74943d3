import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { signUp } from './support/person.js';
import { expect, test } from './support/strict.js';
import { mailsTo } from './support/traveller.js';

const HALF_MINUTE = 30_000;

/** What the app shows by the product's clock, or showed half a minute ago. */
async function codeOf(page: Page, secret: string, earlier = 0): Promise<string> {
  const { now } = (await (await page.request.get('/api/dev/clock')).json()) as { now: string };
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) - earlier });
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto('/en_US/EUR/login');
}

async function logIn(page: Page, email: string, password: string, code: string): Promise<void> {
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const field = page.getByLabel('Code from your app');
  await expect(field).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a person turns two-step login on, logs in by a code and by a recovery code, and ends a login', async ({
  page,
  browser,
}) => {
  test.slow();
  const password = await signUp(page);
  const email = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { email: string }).email,
  );
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();

  await page.goto('/en_US/EUR/account-password');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await page.getByLabel('Code that the app shows').fill('000000');
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  // The code of half a minute ago, so that the one of now is still unused at the login.
  await page.getByLabel('Code that the app shows').fill(await codeOf(page, secret, HALF_MINUTE));
  await page.getByRole('button', { name: 'Turn on two-step login' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  await logOut(page);
  await logIn(page, email, password, await codeOf(page, secret));
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/en_US/EUR/login');
  await logIn(other, email, password, codes[0] ?? '');
  await expect(other.getByRole('heading', { name: 'Personal details' })).toBeVisible();
  expect(await mailsTo(page, email, 'identity.new-device')).not.toHaveLength(0);

  await page.goto('/en_US/EUR/login-history');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Log out there/ })
    .first()
    .click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();

  await page.goto('/en_US/EUR/account-password');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByLabel('Code from your app').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Beside your password')).toBeVisible();
});

test('a person changes the e-mail address at both mailboxes', async ({ page }) => {
  const password = await signUp(page);
  const email = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { email: string }).email,
  );
  const next = email.replace('@', '-new@');
  const linkIn = async (to: string, kind: string): Promise<string> => {
    const [mail] = await mailsTo(page, to, kind);
    return /\/[a-z]{2}_[A-Z]{2}\/[A-Z]{3}\/[\w-]+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await page.goto(await linkIn(email, 'identity.welcome'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL(/\/bookings$/);

  await page.goto('/en_US/EUR/account-password');
  await page.locator('#field-email').fill(next);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Open it to approve the new address')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkIn(email, 'identity.approve-email-change'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, approve the change' }).click();
  await expect(page.getByRole('heading', { name: 'The change is approved' })).toBeVisible();
  await page.goto(await linkIn(next, 'identity.confirm-new-email'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
  await page.goto('/en_US/EUR/account');
  await expect(page.getByText(next)).toBeVisible();
});

test('a Super Admin removes the second factor of a person who has lost it', async ({ page, browser }) => {
  const password = await signUp(page);
  const { email, uuid } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}') as { email: string; uuid: string },
  );
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` };
  await page.request.post('/api/auth/confirm-password', { headers, data: { password } });
  const prepared = await page.request.post('/api/me/second-factor', { headers });
  const { secret } = (await prepared.json()) as { secret: string };
  const code = await codeOf(page, secret);
  await page.request.post('/api/me/second-factor/confirm', { headers, data: { code } });

  const team = await browser.newPage();
  await signIn(team, 'super@cicerone.example');
  await team.goto(`/en_US/EUR/admin/users/${uuid}`);
  await team.getByRole('button', { name: 'Remove the second factor' }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove the second factor' }).click();
  await expect(dialog.getByText('Say that you know who is asking.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await expectAccessible(team);
  await dialog.getByRole('button', { name: 'Remove the second factor' }).click();
  await dialog.getByLabel('Your password').fill('cicerone-demo');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(team.getByText('The second factor is removed.')).toBeVisible();
  await expect(team.getByRole('button', { name: 'Remove the second factor' })).toBeHidden();
  expect(await mailsTo(page, email, 'identity.second-factor-reset')).toHaveLength(1);
  await team.close();

  await logOut(page);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible();
});
