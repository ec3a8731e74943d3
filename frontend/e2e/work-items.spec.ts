import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';

const QUEUE = '/en_US/EUR/admin/work-items';
const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

async function tokenOf(page: Page, name: string): Promise<string> {
  const data = { email: `${name}@cicerone.example`, password: 'cicerone-demo' };
  const answer = await page.request.post('/api/auth/login', { data });
  return ((await answer.json()) as { access_token: string }).access_token;
}

interface Offered {
  readonly uuid: string;
  readonly bookings: readonly { readonly reference: string }[];
}

/** A guest buys a tour of Rome, and a guide who is asked answers by a message. Answers the booking's reference. */
async function guideWrites(page: Page, message: string): Promise<string> {
  const { reference: order, token } = await buy(page, 'rome-colosseum-and-forum', 180, `g${Date.now()}@example.com`);
  const bought = await page.request.get(`/api/orders/${order}`, { params: token === undefined ? {} : { token } });
  const [booking] = ((await bought.json()) as { bookings: { reference: string }[] }).bookings;
  const guides = await Promise.all(['guide', 'guide2'].map((name) => tokenOf(page, name)));
  await expect(async () => {
    for (const guide of guides) {
      const headers = bearer(guide);
      const missions = (await (await page.request.get('/api/guide/missions', { headers })).json()) as Offered[];
      const mission = missions.find(({ bookings }) => bookings.some((one) => one.reference === booking?.reference));
      if (!mission) continue;
      const data = { guideAvailability: 'other', guideAnswer: message };
      const url = `/api/missions/${mission.uuid}/guide-response`;
      expect((await page.request.put(url, { headers, data })).status()).toBe(200);
      return;
    }
    throw new Error('No guide of the demonstration was asked yet');
  }).toPass();
  return booking?.reference ?? '';
}

test('the team works off its queue: takes an item, resolves it, and is told when somebody was first', async ({
  page,
}) => {
  const reference = await guideWrites(page, 'One hour later?');
  await signIn(page, 'admin@cicerone.example');
  await page.goto(`${QUEUE}?query=${reference}&kind=guide-wrote`);
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);

  // By the keyboard alone, once the page's script has come.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(row.getByRole('link')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'A guide has written' })).toBeVisible();
  await expect(page.getByText('One hour later?')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Sofia Neri').first()).toBeVisible();
  await expectAccessible(page);

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const colleague = bearer(await tokenOf(page, 'super'));
  const stateOf = async () =>
    (await (await page.request.get(`/api/admin/work-items/${id}`, { headers: colleague })).json()) as {
      version: number;
      state: string;
    };
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Called the guide');
  const { version } = await stateOf();
  const resolved = await page.request.post(`/api/admin/work-items/${id}/resolve`, {
    headers: colleague,
    data: { note: 'The guests agree to eleven', version },
  });
  expect(resolved.status()).toBe(204);
  await dialog.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(dialog.getByText('This has already been resolved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('The guests agree to eleven')).toBeVisible();

  await page.getByRole('button', { name: 'Put back into the list' }).click();
  await expect(page.getByRole('button', { name: 'Mark as handled' })).toBeVisible();

  // On a telephone: a guide is chosen, and the item ends by itself.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Assign a guide' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign the mission' }).click();
  await expect(page.getByRole('button', { name: 'Assign a guide' })).toHaveCount(0);
  await expect.poll(async () => (await stateOf()).state).toBe('resolved');
  await page.reload();
  await expect(page.getByText('Ended by itself')).toBeVisible();
});

test('the address of the former list leads to the queue', async ({ page }) => {
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/attention');
  await expect(page).toHaveURL(new RegExp(`${QUEUE}$`));
  await page.goto('/en_US/EUR/admin');
  await expect(page).toHaveURL(new RegExp(`${QUEUE}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible();
});
