import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { SOON, Traveller } from './support/traveller.js';

test('a visitor and the team chat in two browsers, also after the network was lost', async ({ page, browser }) => {
  test.slow();
  const name = `Nora ${Date.now()}`;
  const visitor = new Traveller(page, 'en_US', 'EUR');
  await page.goto(visitor.at('/faq'));
  await visitor.button('chat.launcher').click();
  const panel = page.getByRole('region', { name: visitor.say('chat.title') });
  const text = panel.getByLabel(visitor.say('chat.text'));
  await text.fill('Do you guide in Lyon?');
  const who = panel.getByText(visitor.say('chat.who'));
  if (await who.isVisible()) await who.click();
  await panel.getByLabel(visitor.say('chat.name')).fill(name);
  await panel.getByLabel(visitor.say('chat.email')).fill('nora@example.com');
  await expectAccessible(page);
  await page.context().setOffline(true);
  await panel.getByRole('button', { name: visitor.say('chat.send'), exact: true }).click();
  await expect(panel.getByText(visitor.say('chat.underway'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(panel.getByText(visitor.say('chat.underway'))).toBeHidden({ timeout: SOON });
  await expect(panel.getByText('Do you guide in Lyon?')).toHaveCount(1);

  const office = await (await browser.newContext()).newPage();
  const team = new Traveller(office, 'de_DE', 'EUR');
  await signIn(office, 'admin@cicerone.example');
  await office.goto(team.at(`/admin/conversations?kind=chat&query=${encodeURIComponent(name)}`));
  await office
    .getByRole('main')
    .getByRole('link', { name: team.say('conversations.desk.kind.chat') })
    .first()
    .click();
  await expect(office.getByText('Do you guide in Lyon?')).toHaveCount(1);
  await expect(panel.getByText(visitor.say('chat.read'))).toBeVisible({ timeout: SOON });
  await office.getByLabel(team.say('conversations.text')).fill('From May on.');
  await expectAccessible(office);
  await team.button('conversations.send').click();
  await expect(panel.getByText('From May on.')).toBeVisible({ timeout: SOON });
  await expect(office.getByText(team.say('conversations.message.read'))).toBeVisible({ timeout: SOON });

  await page.reload();
  await visitor.button('chat.launcher').click();
  await expect(panel.getByText('From May on.')).toBeVisible();
  await page.goto(visitor.at('/checkout'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.button('chat.launcher')).toHaveCount(0);
});
