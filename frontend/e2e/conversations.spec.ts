import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { buy, signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { SOON, Traveller } from './support/traveller.js';

const TOUR = 'rome-testaccio-food-walk';

interface Order {
  readonly bookings: readonly { readonly reference: string }[];
}

/** An admin gives the booking's mission to the guide, over the API. */
async function assign(page: Page, booking: string, guide: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(page, 'admin@cicerone.example')}` };
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(path, { headers })).json()) as Answer;
  const missionOf = async (): Promise<string | undefined> => {
    const { hits } = await ask<{ hits: { type: string; id: string }[] }>(`/api/admin/search?query=${booking}`);
    return hits.find(({ type }) => type === 'mission')?.id;
  };
  await expect.poll(missionOf, { timeout: SOON }).toBeTruthy();
  const mission = await missionOf();
  const { items } = await ask<{ items: { uuid: string }[] }>(`/api/admin/users?query=${guide}`);
  const path = `/api/admin/missions/${mission}/assign`;
  const answer = await page.request.post(path, { headers, data: { guideId: items[0]?.uuid } });
  expect(answer.ok()).toBe(true);
}

test('a guest, the team and the guide write about a booking in their languages, also after the network was lost', async ({
  page,
  browser,
}) => {
  test.slow();
  const { reference: order, token } = await buy(page, TOUR, 180, 'writes@example.com');
  const { bookings } = (await (await page.request.get(`/api/orders/${order}?token=${token}`)).json()) as Order;
  const booking = bookings[0]?.reference ?? '';

  const guest = new Traveller(page, 'en_US', 'EUR');
  await page.goto(guest.at(`/messages/${booking}?token=${token}`));
  const text = page.getByLabel(guest.say('conversations.text'));
  await text.fill('Is there a vegetarian menu?');
  await expectAccessible(page);
  await page.context().setOffline(true);
  await guest.button('conversations.send').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(text).toHaveValue('Is there a vegetarian menu?');
  await page.context().setOffline(false);
  await guest.button('conversations.send').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Is there a vegetarian menu?' })).toHaveCount(1);
  await expect(text).toHaveValue('');

  const office = await (await browser.newContext()).newPage();
  const team = new Traveller(office, 'de_DE', 'EUR');
  await signIn(office, 'admin@cicerone.example');
  await office.goto(team.at('/admin/conversations?state=waiting'));
  await expectAccessible(office);
  await office.getByRole('link', { name: booking }).first().click();
  await expect(office.getByText('Is there a vegetarian menu?')).toBeVisible();
  await office.getByLabel(team.say('conversations.text')).fill('Ja, bei jedem Halt.');
  await expectAccessible(office);
  await team.button('conversations.send').click();
  await expect(office.getByText(team.say('conversations.desk.state.answered')).first()).toBeVisible();
  await expect(page.getByText('Ja, bei jedem Halt.')).toBeVisible({ timeout: SOON });

  await assign(office, booking, 'guide@cicerone.example');
  const street = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const guide = new Traveller(street, 'it_IT', 'EUR');
  await signIn(street, 'guide@cicerone.example');
  await street.goto(guide.at(`/messages/${booking}`));
  await street.getByLabel(guide.say('conversations.text')).fill('Ci vediamo al mercato di Testaccio!');
  await street.getByRole('radio', { name: guide.say('conversations.side.customer') }).check();
  await guide.button('conversations.send').click();
  await expect(street.getByText('Ci vediamo al mercato di Testaccio!')).toBeVisible();
  await expect(street.getByText('Is there a vegetarian menu?')).toHaveCount(0);
  await expectAccessible(street);
  await expect(page.getByText('Ci vediamo al mercato di Testaccio!')).toBeVisible({ timeout: SOON });
});
