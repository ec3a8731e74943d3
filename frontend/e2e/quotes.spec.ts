import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { signIn } from './support/orders.js';
import { expect, test } from './support/strict.js';
import { mailsTo, SOON, Traveller } from './support/traveller.js';

/** A day of the calendar some months ahead, chosen by its buttons. */
async function chooseDay(page: Page, field: string, day: string): Promise<void> {
  await page.locator(`#field-${field}`).click();
  const calendar = page.getByRole('dialog');
  for (let month = 0; month < 3; month += 1) await calendar.getByRole('button', { name: 'Next' }).first().click();
  await calendar
    .getByRole('button', { name: new RegExp(`\\b${day},`) })
    .first()
    .click();
  await expect(calendar).toBeHidden();
}

/** Letters that are typed before the list's script has come open it too. */
async function chooseAirport(page: Page, letters: string): Promise<void> {
  const airport = page.locator('#field-airport');
  await airport.click();
  await airport.fill(letters);
  await page.getByRole('option', { name: /FCO/ }).click();
}

async function offer(team: Page, amount: string, version: number): Promise<void> {
  await team.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = team.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Line 1' }).fill('Five days with a driver and lodges');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByLabel('VAT in percent').fill('18');
  if (version === 1) await expectAccessible(team);
  await dialog.getByRole('button', { name: `Send version ${version}` }).click();
  await expect(dialog).toBeHidden();
  await expect(team.getByRole('heading', { name: `Offer, version ${version}` })).toBeVisible();
}

test('a safari is asked for, priced by the team, accepted in its second version and paid', async ({
  page,
  browser,
}) => {
  const email = `safari-${Date.now()}@example.com`;
  await page.goto('/en_US/EUR/safari');
  await page.getByLabel('Country or park').fill('Serengeti');
  await expect(page.getByText(/Saved in this browser at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Country or park')).toHaveValue('Serengeti');
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  const summary = page.getByRole('alert');
  for (const missing of ['First day', 'Last day', 'Name', 'E.*mail', 'Phone'])
    await expect(summary.getByRole('link', { name: new RegExp(`^${missing}`) })).toBeVisible();
  await expectAccessible(page);

  await chooseDay(page, 'selectedFromDate', '10');
  await chooseDay(page, 'selectedToDate', '14');
  await page.getByLabel('Lodging').selectOption('lodge');
  await page.getByLabel('Birds').check();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.locator('#field-selectedEmail').fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+39 06 69981');
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Your request QT-/ })).toBeVisible();
  await expect(page.getByText(/at the latest on/)).toBeVisible();
  await expectAccessible(page);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const team = await browser.newPage();
  await signIn(team, 'admin@cicerone.example');
  await team.goto(`/en_US/EUR/admin/quotes?query=${reference}`);
  await expectAccessible(team);
  await team.getByRole('link', { name: reference }).first().click();
  await expect(team.getByText('Serengeti')).toBeVisible();
  await team.getByRole('button', { name: 'Take it on' }).click();
  await expect(team.getByText('Being priced').first()).toBeVisible();
  await offer(team, '6100', 1);
  await expectAccessible(team);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Accept for €6,100.00' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('A question for our team').fill('Is breakfast included?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();

  await team.reload();
  await team.getByRole('button', { name: 'Answer the question' }).click();
  await team.getByRole('dialog').getByLabel('Your answer').fill('Every day.');
  await team.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click();
  await expect(team.getByText('Every day.')).toBeVisible();
  await offer(team, '5800.50', 2);

  // The page still shows the first version, which can no longer be accepted.
  await page.getByRole('button', { name: 'Accept for €6,100.00' }).click();
  await expect(page.getByText('We have sent you a newer offer.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Accept for €5,800.50' }).click();
  await expectAccessible(page);
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await traveller.payWith('4242');
  await traveller.paid();
  await page.goto(`/en_US/EUR/quote/${reference}`);
  await expect(page.getByText('Paid and booked.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Open booking BK-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Safari' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    for (const kind of ['received', 'offered', 'answered', 'accepted'])
      expect((await mailsTo(page, email, `quotes.${kind}`)).length).toBeGreaterThan(0);
  }).toPass();
  await mailsTo(page, email, 'booking.confirmed');
  await team.reload();
  await expect(team.getByText('Paid', { exact: true }).first()).toBeVisible();
  await team.close();
});

test('a pick-up at an airport is checked before a person prices it', async ({ page }) => {
  await page.goto('/en_US/EUR/airport-pickup');
  await chooseAirport(page, 'rom');
  await expect(page.locator('#field-airport')).toHaveValue('Rome (FCO)');
  await page.getByLabel('Flight number').fill('BA 117');
  await page.getByLabel('Terminal').fill('3');
  await chooseDay(page, 'date', '10');
  await page.getByLabel('Pick-up at').fill('09:30');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.locator('#field-selectedEmail').fill(`pickup-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+39 06 69981');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page.getByRole('alert').getByText(/Flight BA117 flies between LHR and JFK/)).toBeVisible();
  await page.getByLabel('Flight number').fill('AZ 609');
  await page.getByLabel('Landing at').fill('09:20');
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page.getByRole('alert').getByText(/at least 15 minutes after the landing/)).toBeVisible();
  await page.getByLabel('Landing at').fill('08:50');
  await page.getByRole('button', { name: 'Ask for the price' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Your request QT-/ })).toBeVisible();
  await expect(page.getByText('Rome Fiumicino Airport')).toBeVisible();
});

test('a ride with a price table shows its price before it is sent, and is accepted and paid at once', async ({
  page,
}) => {
  await page.goto('/en_US/EUR/airport-pickup');
  await chooseAirport(page, 'fco');
  await page.getByLabel('Flight number').fill('AZ 609');
  await page.getByLabel('Terminal').fill('3');
  await chooseDay(page, 'date', '10');
  await page.getByLabel('Pick-up at').fill('22:30');
  await page.getByLabel('Where the destination is').selectOption('rome-centre');
  await page.locator('#field-vehicle').selectOption('sedan');
  await expect(page.getByRole('heading', { name: 'Your price' })).toBeVisible();
  await expect(page.getByText('Night supplement')).toBeVisible();
  await expect(page.getByText('€63.25')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.locator('#field-selectedEmail').fill(`ride-${Date.now()}@example.com`);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+39 06 69981');
  await page.getByRole('button', { name: 'Continue with this price' }).click();
  await page.getByRole('button', { name: 'Accept for €63.25' }).click();
  const traveller = new Traveller(page, 'en_US', 'EUR');
  await traveller.payWith('4242');
  await traveller.paid();
  await expect(page.getByRole('heading', { name: 'Airport transfer' })).toBeVisible();
  await expectAccessible(page);
});

interface PaidRide {
  readonly order: string;
  readonly token: string;
  readonly booking: string;
}

/** A pick-up at Fiumicino that is priced, accepted and paid through the API, for a journey that begins afterwards. */
async function payRide(page: Page, date: string, time: string, name: string): Promise<PaidRide> {
  const { request } = page;
  const ride = {
    type: 'airport-pickup',
    airport: 'FCO',
    routeType: 'airport_to_address',
    zoneTo: 'rome-centre',
    vehicle: 'sedan',
    date,
    time,
  };
  const shown = (await (await request.post('/api/quotes/price', { data: ride })).json()) as {
    price: { token: string };
  };
  const data = {
    ...ride,
    customerName: name,
    phoneNumber: '+39 06 69981',
    selectedEmail: `late-${Date.now()}-${time.slice(0, 2)}@example.com`,
    selectedTravelers: { adults: 2, children: 0, infants: 0 },
    flightNumber: 'AZ609',
    terminal: '3',
    suitcases: 2,
    addressTo: 'Via Appia 1, Rome',
    priceToken: shown.price.token,
  };
  const asked = await request.post('/api/quotes', { data, params: { language: 'en_US', currency: 'EUR' } });
  const { reference, accessToken } = (await asked.json()) as { reference: string; accessToken: string };
  const accepted = await request.post(`/api/quotes/${reference}/accept`, {
    data: { version: 1 },
    params: { token: accessToken },
    headers: { 'idempotency-key': `accept-${reference}` },
  });
  const { order } = (await accepted.json()) as {
    order: { reference: string; bookingReference: string; accessToken: string };
  };
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: name };
  const params = { token: order.accessToken };
  const paid = await request.post(`/api/orders/${order.reference}/payment`, { params, data: card });
  expect(await paid.json()).toEqual({ status: 'paid' });
  return { order: order.reference, token: order.accessToken, booking: order.bookingReference };
}

/** The team gives the mission of a booking to Giulia, who drives too. */
async function assignToGiulia(team: Page, token: string, booking: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await expect(async () => {
    const found = await team.request.get(`/api/admin/search?query=${booking}`, { headers });
    const [, mission = ''] = /admin\/missions\/([0-9a-f-]+)/.exec(await found.text()) ?? [];
    expect(mission).not.toBe('');
    const guides = (await (
      await team.request.get(`/api/admin/missions/${mission}/guides`, { headers })
    ).json()) as readonly { uuid: string; name: string }[];
    const guideId = guides.find(({ name }) => name.startsWith('Giulia'))?.uuid;
    const assigned = await team.request.post(`/api/admin/missions/${mission}/assign`, { headers, data: { guideId } });
    expect([200, 409]).toContain(assigned.status());
  }).toPass({ timeout: SOON });
}

test('a flight lands two hours late: the driver is told, and the team where the next mission is in the way', async ({
  page,
  browser,
}) => {
  const day = new Date(Date.now() + (120 + Math.floor(Math.random() * 200)) * 86_400_000).toISOString().slice(0, 10);
  const late = await payRide(page, day, '09:00', 'Ada Lovelace');
  const next = await payRide(page, day, '12:00', 'Charles Babbage');
  const team = await browser.newPage();
  const token = await signIn(team, 'admin@cicerone.example');
  for (const { booking } of [late, next]) await assignToGiulia(team, token, booking);

  await page.goto(`/en_US/EUR/order/${late.order}?token=${late.token}`);
  await expect(page.getByText('Giulia', { exact: false }).first()).toBeVisible();
  await page.goto(`/en_US/EUR/bookings/${late.booking}?order=${late.order}`);
  await page.getByRole('button', { name: '120 minutes later' }).click();
  await expect(page.getByText(/^Moved to .*11:00/)).toBeVisible();
  await expectAccessible(page);

  const driver = await browser.newPage();
  await signIn(driver, 'guide@cicerone.example');
  const card = driver.getByRole('article').filter({ hasText: late.booking });
  await expect(async () => {
    await driver.goto(`/en_US/EUR/guide-missions`);
    await expect(card.getByText('120 minutes later than agreed')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: SOON });
  await expect(card.getByText('AZ609')).toBeVisible();
  const download = driver.waitForEvent('download');
  await card.getByRole('button', { name: 'Name board (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`name-board-${late.booking}.pdf`);
  await expectAccessible(driver);
  await driver.close();

  await expect(async () => {
    await team.goto(`/en_US/EUR/admin/work-items?query=${next.booking}`);
    const item = team.getByRole('row').filter({ hasText: 'A delay reaches into the next mission' });
    await expect(item.filter({ hasText: next.booking })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: SOON });
  await expectAccessible(team);
  await team.close();
});

test('the team adds a vehicle and prices its rides, and those who ask find both', async ({ page, browser }) => {
  const name = `Coach ${Date.now() % 1_000_000}`;
  await signIn(page, 'admin@cicerone.example');
  await page.goto('/en_US/EUR/admin/quote-references');
  await page.getByRole('button', { name: 'New vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'New vehicle' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the name in English.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Seats for passengers').fill('30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/en_US/EUR/admin/quote-references/price-table/rome');
  await page.getByRole('button', { name: 'Add a price by the kilometer' }).click();
  await page.getByLabel('Vehicle').last().selectOption(name);
  await page.getByLabel('Base price').last().fill('100');
  await page.getByLabel('Per kilometer').last().fill('3,50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await browser.newPage();
  await visitor.goto('/en_US/EUR/transfer');
  await expect(visitor.getByRole('option', { name: new RegExp(name) }).first()).toBeAttached();
  await visitor.close();
});
