import { expect, type Page, test } from '@playwright/test';

const DAY = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

interface Slot {
  readonly date: string;
  readonly time: string;
}

interface Bought {
  readonly reference: string;
  /** Of a guest's order. */
  readonly token: string | undefined;
  readonly date: string;
}

/** Without a token it is a guest's: the cart is in the page's cookie. */
const headersOf = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/**
 * Buys a tour through the API, in the page's own session: for journeys that begin after the purchase.
 * Each worker buys of days of its own: two of them never want the last guide of the same hour.
 */
export async function buy(
  page: Page,
  tour: string,
  duration: number,
  email: string,
  token?: string,
  lastName = 'Rossi',
): Promise<Bought> {
  const date = await putIntoCart(page, tour, duration, token);
  return { ...(await placeAndPay(page, email, token, lastName)), date };
}

/** Puts a tour for two into the cart, at its first free time; answers the date. */
export async function putIntoCart(page: Page, tour: string, duration: number, token?: string): Promise<string> {
  const headers = headersOf(token);
  const [from, to] = test.info().parallelIndex % 2 ? [dayIn(60), dayIn(79)] : [dayIn(40), dayIn(59)];
  const params = { duration, from, to, guideLanguage: 'en_US' };
  const days = await page.request.get(`/api/tour/${tour}/availability`, { params });
  const [first] = ((await days.json()) as { slots: Slot[] }[]).flatMap(({ slots }) => slots);
  const datetime = { date: first?.date, time: first?.time };
  const item = { tour, duration, datetime, travellers: { adults: 2, children: 0, infants: 0 }, guideLanguage: 'en_US' };
  expect((await page.request.post('/api/cart/items', { headers, data: item })).status()).toBe(201);
  return first?.date ?? '';
}

/** Orders what is in the cart, and pays it. */
export async function placeAndPay(
  page: Page,
  email: string,
  token?: string,
  lastName = 'Rossi',
): Promise<Omit<Bought, 'date'>> {
  const headers = headersOf(token);
  const person = { firstName: 'Ada', lastName, email, phoneNumber: '+39 06 1234567' };
  const data = { ...person, travelerType: 'myself', paymentMethod: 'card', acceptTerms: true };
  const placed = await page.request.post('/api/orders', { headers, data });
  const { reference, accessToken } = (await placed.json()) as { reference: string; accessToken?: string };
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Ada Rossi' };
  const paid = await page.request.post(`/api/orders/${reference}/payment`, {
    headers,
    params: accessToken === undefined ? {} : { token: accessToken },
    data: card,
  });
  expect(await paid.json()).toEqual({ status: 'paid' });
  return { reference, token: accessToken };
}

/** Signs in without the form, as the demonstration's traveller. */
export async function signIn(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/auth/login', {
    headers: { 'x-session': 'cookie' },
    data: { email, password: 'cicerone-demo' },
  });
  const { user, ...tokens } = (await answer.json()) as { user: object; access_token: string };
  await page.addInitScript(
    (stored) => Object.entries(stored).forEach(([name, value]) => localStorage.setItem(name, value)),
    { user: JSON.stringify(user), ...tokens },
  );
  return tokens.access_token;
}
