import { expectAccessible } from './support/axe.js';
import { expect, test } from './support/strict.js';
import { Traveller } from './support/traveller.js';

const TOUR = 'vienna-hofburg-and-coffee-houses';
const DURATION = 180;
const DAY = 86_400_000;
const person = { firstName: 'Zoé', lastName: 'Müller', email: 'zoe-late@example.com', phone: '+49 30 123456' };

interface Slot {
  readonly date: string;
  readonly time: string;
}

const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test('a tour whose time somebody else has taken gets another by a click at its line, and is paid', async ({
  page,
  browser,
}) => {
  const traveller = new Traveller(page, 'de_DE', 'EUR');
  const free = async (from: string, to: string): Promise<Slot[]> => {
    const params = { duration: DURATION, from, to, guideLanguage: 'de_DE' };
    const days = await page.request.get(`/api/tour/${TOUR}/availability`, { params });
    return ((await days.json()) as { slots: Slot[] }[]).flatMap(({ slots }) => slots);
  };
  const [wanted] = await free(dayIn(25), dayIn(50));
  if (!wanted) throw new Error('Nothing is free');
  const { date, time } = wanted;
  const travellers = { adults: 2, children: 0, infants: 0 };
  const item = { tour: TOUR, duration: DURATION, datetime: { date, time }, travellers, guideLanguage: 'de_DE' };
  expect((await page.request.post('/api/cart/items', { data: item })).status()).toBe(201);

  const { phone: phoneNumber, ...name } = person;
  const order = { ...name, phoneNumber, travelerType: 'myself', paymentMethod: 'card', acceptTerms: true };
  while ((await free(date, date)).some((slot) => slot.time === time)) {
    const other = await browser.newContext();
    expect((await other.request.post('/api/cart/items', { data: item })).status()).toBe(201);
    expect((await other.request.post('/api/orders', { data: order })).status()).toBe(201);
    await other.close();
  }

  await page.goto(traveller.at('/cart'));
  await expect(page.getByRole('alert')).toBeVisible();
  const other = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('alert') })
    .getByRole('button')
    .first();
  await expectAccessible(page);
  await page.goto(traveller.at('/checkout'));
  await traveller.fillIn(person);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await other.click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await traveller.acceptAndOrder();
  await traveller.payWith('4242');
  await traveller.paid();
});
