import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { type IdentityTestApp, identityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { PriceAreaSeeding } from '../seeding/price-area-seeding.js';

let testApp: IdentityTestApp;
let admin: Person;
const NOW = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  testApp = await identityTestApp();
  testApp.clock.setTo(NOW);
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

const person = (email = `${randomUUID()}@example.com`) => ({
  customerName: 'Ada Lovelace',
  phoneNumber: '+39 06 69981',
  selectedEmail: email,
  selectedTravelers: { adults: 2, children: 1, infants: 0 },
});
const pickUp = (changes: object = {}) => ({
  type: 'airport-pickup',
  ...person(),
  routeType: 'airport_to_address',
  airport: 'FCO',
  flightNumber: 'az 609',
  terminal: '3',
  suitcases: 3,
  addressTo: 'Via Appia 1, Rome',
  date: '2027-05-02',
  time: '09:30',
  ...changes,
});
const safari = (changes: object = {}) => ({
  type: 'safari',
  ...person(),
  location: 'Serengeti',
  selectedFromDate: '2027-06-01',
  selectedToDate: '2027-06-05',
  lodging: 'lodge',
  interests: ['big-five', 'birds'],
  ...changes,
});

type Body = Readonly<Record<string, unknown>> & {
  readonly reference: string;
  readonly accessToken: string;
  readonly code: string;
  readonly version: number;
  readonly errors: readonly { readonly field: string; readonly code: string; readonly detail: string }[];
};
const call = async (
  method: 'GET' | 'POST',
  url: string,
  { body, token, headers }: { body?: object; token?: string; headers?: Record<string, string> } = {},
) => {
  const answer = await testApp.call(method, url, {
    ...(body ? { body } : {}),
    ...(token === undefined ? {} : { token }),
    ...(headers ? { headers } : {}),
  });
  return { status: answer.status, body: answer.body as unknown as Body };
};
const ask = (body: object, token?: string) =>
  call('POST', '/api/quotes?language=de_DE&currency=EUR', { body, ...(token ? { token } : {}) });
const ordersOf = async (quoteId: string) => {
  const { rows } = await testApp.query(
    'select status, total::int as total from booking.sales_order where cart_id = $1 order by placed_at',
    [quoteId],
  );
  return rows as readonly { readonly status: string; readonly total: number }[];
};
const mailsTo = async (email: string): Promise<readonly { kind: string; text: string; language: string }[]> => {
  const { rows } = await testApp.query(
    `select kind, text, language from platform.mail where recipient = $1 order by written_at, kind`,
    [email],
  );
  return rows as { kind: string; text: string; language: string }[];
};
const openItems = async (reference: string): Promise<readonly string[]> => {
  const { rows } = await testApp.query(
    `select kind from work_items.work_item where subject_reference = $1 and resolved_at is null order by kind`,
    [reference],
  );
  return rows.map(({ kind }) => String(kind));
};
const idOf = async (reference: string): Promise<string> => {
  const { rows } = await testApp.query('select id from quotes.quote where reference = $1', [reference]);
  return String(rows[0].id);
};
const key = () => ({ 'idempotency-key': randomUUID() });
const offer = (version: number, changes: object = {}) => ({
  version,
  lines: [{ text: 'Five days', amount: 500_000 }],
  currency: 'EUR',
  vatBasisPoints: 2200,
  validUntil: '2026-11-27T12:00:00Z',
  ...changes,
});

describe('asking for a price', () => {
  it('keeps the request, tells the customer by when, and the team', async () => {
    const form = pickUp();
    const { status, body } = await ask(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^QT-[0-9A-Z]{6}$/),
      answerBefore: expect.stringMatching(/^2026-11-21T12:00:0/),
    });
    const { body: quote } = await call('GET', `/api/quotes/${body.reference}?token=${body.accessToken}`);
    expect(quote).toMatchObject({
      type: 'airport-pickup',
      state: 'new',
      startsAt: '2027-05-02T07:30:00.000Z',
      place: { name: 'Rome Fiumicino Airport', timeZone: 'Europe/Rome' },
      wishes: { airport: 'Rome Fiumicino Airport', flightNumber: 'AZ609', selectedTravelers: { children: 1 } },
      offer: null,
      actions: ['ask', 'decline'],
    });
    await drain(testApp.app);
    const [mail] = await mailsTo(form.selectedEmail);
    expect(mail).toMatchObject({ kind: 'quotes.received', language: 'de_DE' });
    expect(mail?.text).toContain(`/de_DE/EUR/quote/${body.reference}?token=${body.accessToken}`);
    expect(await openItems(body.reference)).toEqual(['quote-waiting']);
  });

  it.each([
    ['airport-pickup', ['suitcases', 'date', 'time', 'flightNumber', 'terminal', 'routeType', 'airport']],
    ['transfer', ['location', 'suitcases', 'date', 'time', 'addressFrom', 'addressTo']],
    ['business-trip', ['companyName', 'selectedFromDate', 'selectedToDate', 'location']],
    ['cruise-tour', ['date', 'ship', 'stopovers', 'arrivalTime', 'allAboard']],
    ['safari', ['selectedFromDate', 'selectedToDate', 'location']],
    ['general', ['message']],
  ])('%s needs its own fields', async (type, fields) => {
    const { status, body } = await ask({ type, ...person() });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
    expect(new Set(body.errors.map(({ code }) => code))).toEqual(new Set(['REQUIRED']));
  });

  it('tells what is wrong beside the field', async () => {
    const fault = async (form: object): Promise<readonly string[]> => {
      const { status, body } = await ask(form);
      expect(status).toBe(422);
      return body.errors.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await fault(pickUp({ phoneNumber: '12', selectedEmail: 'ada' }))).toEqual([
      'phoneNumber IS_PHONE_NUMBER',
      'selectedEmail IS_EMAIL',
    ]);
    expect(await fault(pickUp({ flightNumber: '609' }))).toEqual(['flightNumber IS_FLIGHT_NUMBER']);
    expect(await fault(pickUp({ flightNumber: 'BA117' }))).toEqual(['flightNumber QUOTE_FLIGHT_OF_ANOTHER_AIRPORT']);
    expect(await fault(pickUp({ arrivalTime: '09:20' }))).toEqual(['time QUOTE_PICKUP_TOO_SOON']);
    expect(await fault(pickUp({ airport: 'XXX' }))).toEqual(['airport QUOTE_AIRPORT_UNKNOWN']);
    expect(await fault(pickUp({ vehicle: 'sedan', suitcases: 4 }))).toEqual(['vehicle QUOTE_VEHICLE_TOO_SMALL']);
    expect(await fault(pickUp({ ship: 'Queen Mary 2' }))).toEqual(['ship IS_OF_QUOTE_TYPE']);
    expect(await fault(safari({ userId: 'x' }))).toEqual(['userId WHITELIST_VALIDATION']);
  });

  it('is done once for the same wishes, forty at once', async () => {
    const form = safari();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'QUOTE_ALREADY_REQUESTED')).toHaveLength(39);
    expect((await ask({ ...form, location: 'Kruger' })).status).toBe(201);
  });

  it('is seen by its customer and by nobody else', async () => {
    const [owner, stranger] = [await testApp.signUp(), await testApp.signUp()];
    const { body } = await ask(safari(), owner.accessToken);
    expect(body.accessToken).toBeUndefined();
    const url = `/api/quotes/${body.reference}`;
    expect((await call('GET', url)).body.code).toBe('RELOGIN_REQUIRED');
    expect((await call('GET', url, { token: stranger.accessToken })).body.code).toBe('QUOTE_UNKNOWN');
    expect((await call('GET', `${url}?token=wrong`)).body.code).toBe('QUOTE_UNKNOWN');
    expect((await call('GET', url, { token: owner.accessToken })).status).toBe(200);
    const spelled = body.reference.toLowerCase().replace('-', ' ');
    expect((await call('GET', `/api/quotes/${encodeURIComponent(spelled)}`, { token: owner.accessToken })).status).toBe(
      200,
    );
  });
});

describe('an offer', () => {
  const requested = async () => {
    const form = safari();
    const { body } = await ask(form);
    const id = await idOf(body.reference);
    return { ...body, id, email: form.selectedEmail, link: `?token=${body.accessToken}` };
  };
  const send = (id: string, body: object) =>
    call('POST', `/api/admin/quotes/${id}/offers`, { body, token: admin.accessToken });

  it('is sent by the team in versions, and accepted in the last one', async () => {
    const quote = await requested();
    const url = `/api/quotes/${quote.reference}`;
    const record = await call('POST', `/api/admin/quotes/${quote.id}/take`, {
      body: { version: 1 },
      token: admin.accessToken,
    });
    expect(record.body).toMatchObject({ state: 'in-work', version: 2, actions: ['offer'] });
    expect((await send(quote.id, offer(1))).body.code).toBe('CHANGED_MEANWHILE');
    const { body: first } = await send(quote.id, offer(2));
    const { body: second } = await send(quote.id, offer(first.version, { lines: [{ text: 'All', amount: 480_000 }] }));
    expect(second).toMatchObject({ state: 'offered', offers: [{ version: 1 }, { version: 2 }] });
    await drain(testApp.app);
    expect((await mailsTo(quote.email)).map(({ kind }) => kind)).toContain('quotes.offered');
    expect(await openItems(quote.reference)).toEqual([]);

    const accept = (version: number, headers?: Record<string, string>) =>
      call('POST', `${url}/accept${quote.link}`, { body: { version }, ...(headers ? { headers } : {}) });
    expect((await accept(2)).body.errors).toMatchObject([{ field: 'Idempotency-Key', code: 'REQUIRED' }]);
    expect((await accept(1, key())).body).toMatchObject({
      code: 'QUOTE_SUPERSEDED',
      params: { version: 2, amount: 480_000, currency: 'EUR' },
    });
    const accepted = await Promise.all(Array.from({ length: 40 }, () => accept(2, key())));
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(accepted.filter(({ body }) => body.code === 'QUOTE_NOT_OPEN')).toHaveLength(39);
    const { rows } = await testApp.query(
      `select id from platform.outbox where type = 'quotes.quote-accepted.v1' and payload ->> 'quoteId' = $1`,
      [quote.id],
    );
    expect(rows).toHaveLength(1);
    await drain(testApp.app);
    expect(await openItems(quote.reference)).toEqual([]);
    expect(await ordersOf(quote.id)).toEqual([{ status: 'awaiting-payment', total: 480_000 }]);
    expect((await mailsTo(quote.email)).map(({ kind }) => kind)).toContain('quotes.accepted');
  });

  it('is asked about, and the answer is mailed', async () => {
    const quote = await requested();
    const url = `/api/quotes/${quote.reference}`;
    await call('POST', `${url}/question${quote.link}`, { body: { text: 'With breakfast?' } });
    await drain(testApp.app);
    expect(await openItems(quote.reference)).toEqual(['quote-question', 'quote-waiting']);
    const { body } = await call('GET', `/api/admin/quotes/${quote.id}`, { token: admin.accessToken });
    expect(body).toMatchObject({ actions: ['take', 'offer', 'answer'] });
    await call('POST', `/api/admin/quotes/${quote.id}/answer`, {
      body: { text: 'Every day.', version: body.version },
      token: admin.accessToken,
    });
    await drain(testApp.app);
    expect((await mailsTo(quote.email)).find(({ kind }) => kind === 'quotes.answered')?.text).toContain('Every day.');
    expect((await call('POST', `${url}/decline${quote.link}`, { body: {} })).body).toMatchObject({
      state: 'declined',
      actions: [],
    });
  });

  it('is remembered a day before its end, and then ends', async () => {
    const quote = await requested();
    await send(quote.id, offer(1));
    await drain(testApp.app);
    try {
      testApp.clock.setTo(new Date('2026-11-26T12:00:01Z'));
      await drain(testApp.app);
      expect((await mailsTo(quote.email)).map(({ kind }) => kind)).toContain('quotes.reminder');
      testApp.clock.setTo(new Date('2026-11-27T12:00:01Z'));
      await drain(testApp.app);
      const { body } = await call('GET', `/api/quotes/${quote.reference}${quote.link}`);
      expect(body).toMatchObject({ state: 'expired', actions: ['ask', 'decline'] });
      expect((await mailsTo(quote.email)).map(({ kind }) => kind)).toContain('quotes.expired');
    } finally {
      testApp.clock.setTo(NOW);
    }
  });

  it('is the team’s to make', async () => {
    const [quote, stranger] = [await requested(), await testApp.signUp()];
    for (const url of [`/api/admin/quotes`, `/api/admin/quotes/${quote.id}`])
      expect((await call('GET', url, { token: stranger.accessToken })).body.code).toBe('FORBIDDEN');
    const { body } = await call('GET', `/api/admin/quotes?query=${quote.reference.toLowerCase()}&state=new`, {
      token: admin.accessToken,
    });
    expect(body).toMatchObject({ items: [{ reference: quote.reference, total: null, hasOpenQuestion: false }] });
    const { body: found } = await call('GET', `/api/admin/search?query=${quote.reference}`, {
      token: admin.accessToken,
    });
    expect(JSON.stringify(found)).toContain(`/admin/quotes/${quote.id}`);
  });
});

describe('an accepted offer', () => {
  const PAID = { cardNumber: '4242424242424242', expiry: '12/49', cvc: '123', holder: 'Ada Lovelace' };
  interface Accepted extends Body {
    readonly state: string;
    readonly actions: readonly string[];
    readonly order: { readonly reference: string; readonly bookingReference: string; readonly accessToken: string };
  }
  const offered = async () => {
    const form = safari();
    const { body } = await ask(form);
    const id = await idOf(body.reference);
    const url = `/api/quotes/${body.reference}`;
    const link = `?token=${body.accessToken}`;
    await send(id, offer(1));
    const accept = async (version = 1) =>
      (await call('POST', `${url}/accept${link}`, { body: { version }, headers: key() })).body as unknown as Accepted;
    const read = async () => (await call('GET', `${url}${link}`)).body as unknown as Accepted;
    return { id, email: form.selectedEmail, accept, read };
  };
  const send = (id: string, body: object) =>
    call('POST', `/api/admin/quotes/${id}/offers`, { body, token: admin.accessToken });
  const pay = ({ order }: Accepted) =>
    call('POST', `/api/orders/${order.reference}/payment?token=${order.accessToken}`, { body: PAID });

  it('is paid by its guest like any order, and becomes a booking with voucher and calendar', async () => {
    const { email, accept, read } = await offered();
    const accepted = await accept();
    expect((await pay(accepted)).body).toMatchObject({ status: 'paid' });
    await drain(testApp.app);
    const quote = await read();
    expect(quote).toMatchObject({ state: 'paid', actions: ['ask'] });
    const link = `?token=${quote.order.accessToken}`;
    const booking = await call('GET', `/api/me/bookings/${quote.order.bookingReference}${link}`);
    expect(booking.body).toMatchObject({
      title: 'Safari',
      tour: null,
      quote: { type: 'safari' },
      status: 'pending',
      price: { amount: 500_000, currency: 'EUR' },
      actions: ['voucher', 'calendar', 'cancel', 'name-customers', 'delay'],
    });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toContain('booking.confirmed');
  });

  it('is cancelled by its policy, with the exact refund', async () => {
    const { accept, read } = await offered();
    await pay(await accept());
    await drain(testApp.app);
    const { order } = await read();
    const url = `/api/me/bookings/${order.bookingReference}`;
    const link = `?token=${order.accessToken}`;
    const { body: asked } = await call('POST', `${url}/cancel-quote${link}`, { body: {} });
    expect(asked).toMatchObject({ refund: { amount: 500_000, currency: 'EUR' } });
    const { body } = await call('POST', `${url}/cancel${link}`, { body: { token: asked['token'] }, headers: key() });
    expect(body).toMatchObject({ status: 'cancelled' });
    await drain(testApp.app);
    expect((await read()).state).toBe('cancelled');
    const { body: change } = await call('POST', `${url}/change-quote${link}`, { body: { guideLanguage: 'it_IT' } });
    expect(change.code).toBe('BOOKING_NOT_CHANGEABLE');
  });

  it('is accepted again where it was not paid in time', async () => {
    const { id, email, accept, read } = await offered();
    await accept();
    try {
      testApp.clock.setTo(new Date(NOW.getTime() + 31 * 60_000));
      await drain(testApp.app);
      expect(await read()).toMatchObject({ state: 'offered', order: null, actions: ['accept', 'ask', 'decline'] });
      expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('quotes.unpaid');
      await pay(await accept());
      await drain(testApp.app);
      expect((await read()).state).toBe('paid');
      expect(await ordersOf(id)).toMatchObject([{ status: 'expired' }, { status: 'paid' }]);
    } finally {
      testApp.clock.setTo(NOW);
    }
  });

  it('that the team replaces before it is paid is paid no more', async () => {
    const { id, accept, read } = await offered();
    const first = await accept();
    const { body: record } = await call('GET', `/api/admin/quotes/${id}`, { token: admin.accessToken });
    await send(id, offer(record.version, { lines: [{ text: 'All', amount: 480_000 }] }));
    expect((await pay(first)).body.code).toBe('ORDER_NOT_PAYABLE');
    await pay(await accept(2));
    await drain(testApp.app);
    expect((await read()).state).toBe('paid');
    expect(await ordersOf(id)).toMatchObject([
      { status: 'cancelled', total: 500_000 },
      { status: 'paid', total: 480_000 },
    ]);
  });
});

describe('a ride with a price table', () => {
  const ride = {
    type: 'airport-pickup',
    airport: 'FCO',
    routeType: 'airport_to_address',
    zoneTo: 'rome-centre',
    vehicle: 'sedan',
    date: '2027-05-02',
    time: '22:30',
  };
  const wanted = (changes: object = {}) =>
    pickUp({ zoneTo: 'rome-centre', vehicle: 'sedan', time: '22:30', suitcases: 2, ...changes });
  interface Shown {
    readonly total: { readonly amount: number };
    readonly token: string;
    readonly guaranteedUntil: string;
  }
  const shownFor = async (body: object): Promise<Shown | null> =>
    (await call('POST', '/api/quotes/price', { body })).body['price'] as Shown | null;

  beforeAll(async () => {
    const area = {
      id: 'rome',
      airports: ['FCO'],
      timeZone: 'Europe/Rome',
      currency: 'EUR',
      vatBasisPoints: 1000,
      zones: [],
      fares: [{ between: ['FCO', 'rome-centre'], vehicle: 'sedan', amount: 5500 }],
      rates: [],
      night: { from: 22, until: 6, basisPoints: 1500 },
      holidays: { days: [], basisPoints: 0 },
    } as const;
    await testApp.app.get(Commands).inTransaction(() => testApp.app.get(PriceAreaSeeding).write([area]));
  });

  it('has a price before it is sent, and its offer at once', async () => {
    const shown = await shownFor(ride);
    expect(shown).toMatchObject({ total: { amount: 6325, currency: 'EUR' } });
    const form = wanted({ priceToken: shown?.token });
    const { status, body } = await ask(form);
    expect(status).toBe(201);
    const url = `/api/quotes/${body.reference}`;
    const { body: quote } = await call('GET', `${url}?token=${body.accessToken}`);
    expect(quote).toMatchObject({
      state: 'offered',
      offer: { version: 1, total: { amount: 6325 }, vat: { amount: 575 }, lines: [{ text: 'Fahrt mit Fahrer' }, {}] },
      actions: ['accept', 'ask', 'decline'],
    });
    await drain(testApp.app);
    expect((await mailsTo(form.selectedEmail)).map(({ kind }) => kind)).toEqual(['quotes.offered']);
    expect(await openItems(body.reference)).toEqual([]);
    const chosen = { version: 1 };
    const accepted = await call('POST', `${url}/accept?token=${body.accessToken}`, { body: chosen, headers: key() });
    expect(accepted.body).toMatchObject({
      state: 'accepted',
      actions: ['pay', 'ask'],
      order: { status: 'awaiting-payment', accessToken: expect.any(String) },
    });
  });

  it('is priced by a person where the table does not cover it', async () => {
    expect(await shownFor({ ...ride, vehicle: 'coach' })).toBeNull();
    expect(await shownFor({ ...ride, airport: 'JFK' })).toBeNull();
    expect(await shownFor({ ...ride, zoneTo: undefined })).toBeNull();
  });

  it('keeps its price for half an hour, and for this ride alone', async () => {
    const shown = await shownFor(ride);
    const fault = async (changes: object) => (await ask(wanted({ priceToken: shown?.token, ...changes }))).body.code;
    expect(await fault({ time: '21:30' })).toBe('QUOTE_PRICE_ENDED');
    expect(await fault({ priceToken: `${shown?.token}x` })).toBe('QUOTE_PRICE_ENDED');
    try {
      testApp.clock.setTo(new Date(Date.parse(shown?.guaranteedUntil ?? '') + 1));
      expect(await fault({})).toBe('QUOTE_PRICE_ENDED');
    } finally {
      testApp.clock.setTo(NOW);
    }
  });
});
