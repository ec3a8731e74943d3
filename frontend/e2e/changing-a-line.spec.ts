import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { Traveller, waitForScript } from './support/traveller.js';

const TOUR = 'vienna-hofburg-and-coffee-houses';
const DAY = 86_400_000;
const person = { firstName: 'Zoé', lastName: 'Müller', email: 'zoe-changes@example.com', phone: '+49 30 123456' };

/** Nothing lies over any corner of it, nor is any outside the window. */
const isUncovered = (element: Element): boolean => {
  const { left, top, right, bottom } = (element.firstElementChild ?? element).getBoundingClientRect();
  return [left + 1, right - 1].every((x) =>
    [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
};

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Each has days of its own: the tour has few guides. */
for (const [locale, width, from] of [
  ['de_DE', 390, 25],
  ['de_DE', 1280, 34],
  ['ja_JP', 1440, 43],
] as const) {
  test(`a line of the cart gets another hour and one more traveller from the checkout, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const traveller = new Traveller(page, locale, 'EUR');
    const { say } = traveller;
    const params = { duration: 180, from: dayIn(from), to: dayIn(from + 7), guideLanguage: 'en_US' };
    const days = await page.request.get(`/api/tour/${TOUR}/availability`, { params });
    const free = (await days.json()) as { slots: { date: string; time: string }[] }[];
    const slot = free.find(({ slots }) => slots.length > 1)?.slots[0];
    if (!slot) throw new Error('Nothing is free');
    const travellers = { adults: 2, children: 0, infants: 0 };
    const datetime = { date: slot.date, time: slot.time };
    const item = { tour: TOUR, duration: 180, datetime, travellers, guideLanguage: 'en_US' };
    expect((await page.request.post('/api/cart/items', { data: item })).status()).toBe(201);

    await page.goto(traveller.at('/checkout'));
    await traveller.fillIn(person);
    await page
      .locator('aside')
      .getByRole('link')
      .filter({ hasText: say('checkout.step.change') })
      .click();
    const panel = page.getByRole('region', { name: say('checkout.change.title') });
    await expect(panel.getByRole('heading')).toBeFocused();
    await expect(panel.getByRole('heading')).toBeInViewport();
    const name = page.getByRole('listitem').filter({ has: panel }).getByRole('heading', { level: 2 });
    await expect.poll(() => name.evaluate(isUncovered), 'the name of the line is seen').toBe(true);
    const start = panel.getByRole('group', { name: say('tour-page.time') });
    await expect(start.getByRole('radio').first()).toBeChecked();
    await expectAccessible(page);

    await start.getByRole('radio').nth(1).check({ force: true });
    await panel.locator('button[aria-controls][aria-expanded=false]').first().press('Enter');
    await panel.getByRole('group').getByRole('button').nth(3).press('Enter');
    const wishes = panel.getByRole('textbox');
    await wishes.fill('Rollstuhl');
    await page.reload();
    await expect(wishes).toHaveValue('Rollstuhl');
    await expect(start.getByRole('radio').nth(1)).toBeChecked();

    const address = page.url().replace(`/${locale}/`, '/en_US/').replace('/EUR/', '/USD/');
    await page.goto(address);
    await expect(page.getByRole('textbox')).toHaveValue('Rollstuhl');
    await page.goto(address.replace('/en_US/USD/', `/${locale}/EUR/`));
    await waitForScript(wishes);
    const save = panel.getByRole('button', { name: say('tour-page.change.save') });
    await expectAccessible(page);
    await save.press('Enter');

    await page.waitForURL(/\/checkout\?step=review$/);
    const cart = (await (await page.request.get('/api/cart?currency=EUR')).json()) as {
      items: { datetime: { time: string }; specialRequirements: string }[];
      holdsUntil: string | null;
    };
    expect(cart.items).toHaveLength(1);
    expect(cart.items[0]).toMatchObject({ specialRequirements: 'Rollstuhl' });
    expect(cart.items[0]?.datetime.time).not.toBe(slot.time);
    expect(cart.holdsUntil).not.toBeNull();
    await expect(page.getByText('Rollstuhl')).toBeVisible();
    await traveller.acceptAndOrder();
    await traveller.payWith('4242');
    await traveller.paid();
  });
}

test('a line that was removed in another tab is told of, and one that is changed in the cart says what is new', async ({
  page,
}) => {
  const traveller = new Traveller(page, 'ru_RU', 'EUR');
  const { say } = traveller;
  const params = { duration: 180, from: dayIn(51), to: dayIn(70), guideLanguage: 'en_US' };
  const days = await page.request.get(`/api/tour/${TOUR}/availability`, { params });
  const slot = ((await days.json()) as { slots: { date: string; time: string }[] }[])[0]?.slots[0];
  if (!slot) throw new Error('Nothing is free');
  const item = {
    tour: TOUR,
    duration: 180,
    datetime: { date: slot.date, time: slot.time },
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
  };
  const added = await page.request.post('/api/cart/items', { data: item });
  const [line] = ((await added.json()) as { items: { id: string }[] }).items;
  await page.goto(traveller.at('/cart'));
  await page
    .getByRole('link')
    .filter({ hasText: say('checkout.step.change') })
    .click();
  await page.getByRole('textbox').fill('Без спешки');
  await page.goBack();
  await traveller.button('tour-page.change.leave.go').click();
  await expect(page.getByRole('textbox')).toBeHidden();
  await page
    .getByRole('link')
    .filter({ hasText: say('checkout.step.change') })
    .press('Enter');
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('textbox').fill('Без спешки');
  await traveller.button('tour-page.change.save').click();
  const told = page.getByRole('status').filter({ hasText: say('checkout.change.done') });
  await expect(told).toBeFocused();
  await expect(told).toContainText('Без спешки');
  await expect(told).toContainText(say('checkout.change.samePrice'));
  await expectAccessible(page);

  await page
    .getByRole('link')
    .filter({ hasText: say('checkout.step.change') })
    .click();
  await page.getByRole('textbox').fill('Иначе');
  expect((await page.request.delete(`/api/cart/items/${line?.id}`)).status()).toBe(200);
  await traveller.button('tour-page.change.save').click();
  const gone = page.getByRole('alert');
  await expect(gone).toContainText(say('checkout.change.gone.title'));
  await expect(gone).toBeFocused();
  await expectAccessible(page);
});
