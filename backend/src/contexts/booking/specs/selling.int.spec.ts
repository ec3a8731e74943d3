import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Config } from '../../../platform/config.js';
import type { PaymentCaptured, PaymentRefunded } from '../../payments/events.js';
import { TourPosters } from '../documents/tour-posters.js';
import { POSTER_RATIO } from '../documents/voucher.pdf.js';
import { OrderLinks } from '../domain/order-links.js';
import type { OrderExpired } from '../events.js';
import type { CartView } from '../queries/cart-view.js';
import type { OrderView } from '../queries/find-order.js';
import { ADA, GOOD_CARD, BookingTestApp, Visitor } from '../../../../test/harness/booking-test-app.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';
const GROUP = 'rome-evening-piazzas';
const forty = Array.from({ length: 40 }, (_, index) => index);
const minutes = (count: number): number => count * 60_000;

describe('selling', () => {
  let testApp: BookingTestApp;
  const groupDuration = 120;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING);
  });
  afterAll(async () => testApp.close());
  beforeEach(() => testApp.moveTo(MORNING));

  const withCart = async (
    tour: string,
    duration: number,
    date: string,
    time: string,
    adults: number,
  ): Promise<Visitor> => {
    const visitor = testApp.visitor();
    expect((await visitor.put(tour, duration, date, time, adults)).status).toBe(201);
    return visitor;
  };

  /** Whether anybody does. */
  const speakRussian = (isSpoken: boolean): Promise<void> =>
    testApp.change(
      sql`update guides.guide set languages = replace(languages::text, ${isSpoken ? 'of-nobody' : 'ru_RU'}, ${isSpoken ? 'ru_RU' : 'of-nobody'})::jsonb`,
    );

  it('honours the token of a price, and refuses one that was not made for it', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = testApp.visitor();
    const ask = { duration: 180, travellers: { adults: 2, children: 0, infants: 0 } };
    const { body } = await visitor.ask<{ quoteToken: string }>('POST', `/api/tour/${PRIVATE}/price`, ask);
    const put = (quoteToken: string, adults = 2) => visitor.put(PRIVATE, 180, date, time, adults, { quoteToken });
    for (const refused of [await put('forged'), await put(`${body.quoteToken}x`), await put(body.quoteToken, 3)])
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'QUOTE_TOKEN_INVALID', errors: [{ field: 'quoteToken' }] },
      });
    expect(await visitor.ask('GET', '/api/cart')).toMatchObject({ body: { items: [] } });
    expect((await put(body.quoteToken)).status).toBe(201);
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    expect((await put(body.quoteToken)).status).toBe(201);
  });

  it.each(['EUR', 'USD', 'JPY'])('explains a price in the currency that it is asked for in: %s', async (currency) => {
    interface Explained {
      readonly price: object;
      readonly priceOriginalCurrency: { readonly currency: string };
      readonly steps: readonly { readonly amount: { readonly amount: number; readonly currency: string } }[];
    }
    const travellers = { adults: 3, children: 1, infants: 0 };
    const ask = { duration: groupDuration, travellers, currency };
    const { body } = await testApp.visitor().ask<Explained>('POST', `/api/tour/${GROUP}/price`, ask);
    expect(body.steps.map((step) => step.amount.currency)).toEqual([currency, currency]);
    const amount = body.steps.reduce((sum, step) => sum + step.amount.amount, 0);
    expect(body.price).toEqual({ amount, currency });
    expect(body.priceOriginalCurrency.currency).toBe('EUR');
  });

  it('shows a price whose guarantee is over beside the one of today', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = testApp.visitor();
    const ask = { duration: 180, travellers: { adults: 2, children: 0, infants: 0 } };
    const today = async () =>
      (await visitor.ask<{ quoteToken: string; price: { amount: number } }>('POST', `/api/tour/${PRIVATE}/price`, ask))
        .body;
    const { quoteToken, price } = await today();
    const raise = async (cents: number): Promise<void> => {
      const { amount } = (await today()).price;
      await testApp.change(
        sql`update catalogue.tour_option
            set prices = jsonb_set(prices, '{bands,0,amount}', to_jsonb((prices #>> '{bands,0,amount}')::int + ${cents}::int))
            where duration_minutes = 180 and tour_id = (select id from catalogue.tour where slug = ${PRIVATE})`,
        'catalogue',
      );
      // Every process is told of it a moment later.
      while ((await today()).price.amount === amount) await sleep(20);
    };
    const put = () => visitor.put(PRIVATE, 180, date, time, 2, { quoteToken });
    await raise(500);
    expect((await put()).body.items.at(-1)).toMatchObject({ price, previousPrice: null });
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    expect((await put()).body.items.at(-1)).toMatchObject({
      price: { amount: price.amount + 500 },
      previousPrice: price,
      priceChanged: true,
    });
    await raise(-500);
  });

  it('keeps the cart with its visitor for thirty days after each change, not after the first alone', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const payload = {
      tour: PRIVATE,
      duration: 180,
      datetime: { date, time },
      travellers: { adults: 2, children: 0, infants: 0 },
      guideLanguage: 'en_US',
    };
    const put = async (cookie = '') =>
      (await testApp.app.inject({ method: 'POST', url: '/api/cart/items', headers: { cookie }, payload })).cookies;
    const [first] = await put();
    const again = await put(`cicerone_cart=${first?.value}`);
    expect(first).toMatchObject({ name: 'cicerone_cart', maxAge: 30 * 86_400, httpOnly: true, sameSite: 'Lax' });
    expect(again).toEqual([first]);
  });

  it('gives the last seat of a departure to one of forty customers', async () => {
    const { date, time, left } = await testApp.freeSlot(GROUP, groupDuration, 1);
    const early = await withCart(GROUP, groupDuration, date, time, left - 1);
    expect((await early.order()).status).toBe(201);
    const visitors = await Promise.all(forty.map(() => withCart(GROUP, groupDuration, date, time, 1)));
    const answers = await Promise.all(visitors.map((visitor) => visitor.order()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'SLOT_TAKEN')).toHaveLength(39);
    const [after] = await testApp.visitor().slots(GROUP, groupDuration, date, 1);
    expect(after?.slots.map((slot) => slot.time) ?? []).not.toContain(time);
  });

  it('tells who has the free slots already that nothing has changed, whatever the strength of the tag', async () => {
    const url = `/api/tour/${PRIVATE}/availability?duration=180&from=2027-05-03&to=2027-05-04`;
    const first = await testApp.app.inject({ method: 'GET', url });
    const strong = String(first.headers['etag']).replace('W/', '');
    const again = await testApp.app.inject({ method: 'GET', url, headers: { 'if-none-match': strong } });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  });

  it.each([
    ['2027-05-02', 'RANGE_BACKWARDS'],
    ['2027-06-03', 'RANGE_TOO_LONG'],
  ])('refuses to look for slots from 3 May to %s', async (to, code) => {
    const url = `/api/tour/${PRIVATE}/availability?duration=180&from=2027-05-03&to=${to}`;
    const answer = await testApp.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([{ field: 'to', code }]);
  });

  it.each([
    ['POST', '/api/cart/checkout', 409, 'CART_EMPTY'],
    ['POST', '/api/auth/login', 422, 'VALIDATION_FAILED'],
  ] as const)('takes nothing, called JSON, for no body: %s %s', async (method, url, status, code) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await testApp.app.inject({ method, url, headers, payload: '' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    const broken = await testApp.app.inject({ method, url, headers, payload: '{' });
    expect(broken.json<{ code: string }>().code).toBe('MALFORMED_REQUEST');
  });

  it('says before the cart that no guide of the language is free then, and why at the order', async () => {
    const { date, time } = await testApp.freeSlot(GROUP, groupDuration);
    const wish = {
      duration: groupDuration,
      datetime: { date, time },
      travellers: { adults: 2, children: 0, infants: 0 },
    };
    const price = (extra: object) => testApp.visitor().ask('POST', `/api/tour/${GROUP}/price`, { ...wish, ...extra });
    const put = (guideLanguage: string) =>
      testApp.visitor().put(GROUP, groupDuration, date, time, 2, { guideLanguage });
    const early = testApp.visitor();
    expect((await early.put(GROUP, groupDuration, date, time, 2, { guideLanguage: 'ru_RU' })).status).toBe(201);
    await speakRussian(false);
    try {
      const refusal = { status: 409, body: { code: 'NO_GUIDE_IN_LANGUAGE', params: { date, time } } };
      expect(await price({ guideLanguage: 'ru_RU' })).toMatchObject(refusal);
      expect(await put('ru_RU')).toMatchObject(refusal);
      expect(await early.order()).toMatchObject(refusal);
      expect([(await price({ guideLanguage: 'it_IT' })).status, (await price({})).status]).toEqual([200, 200]);
      expect((await put('it_IT')).status).toBe(201);
    } finally {
      await speakRussian(true);
    }
    expect((await early.order()).status).toBe(201);
  });

  describe('the price with a promo code', () => {
    const wish = { travellers: { adults: 2, children: 0, infants: 0 } };
    const priceWith = (promoCode: unknown) =>
      testApp.visitor().ask('POST', `/api/tour/${GROUP}/price`, { ...wish, duration: groupDuration, promoCode });

    it('is none where the code cannot be used, whatever it is', async () => {
      const errors = [{ field: 'promoCode', code: 'PROMO_CODE_INVALID' }];
      for (const promoCode of ['SUMMER-2027', ' agent10 ', '夏'])
        expect(await priceWith(promoCode)).toMatchObject({ status: 422, body: { code: 'PROMO_CODE_INVALID', errors } });
    });

    it.each([
      ['', 'IS_LENGTH'],
      ['x'.repeat(61), 'IS_LENGTH'],
      [10, 'IS_STRING'],
      [null, 'IS_STRING'],
    ])('wants a text for a code: %j', async (promoCode, code) => {
      const errors = [{ field: 'promoCode', code }];
      expect(await priceWith(promoCode)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', errors } });
    });

    it('lets nobody try more than ten codes an hour', async () => {
      const config = testApp.app.get(Config);
      config.RATE_LIMITS = 1;
      const statuses: number[] = [];
      for (let code = 1; code <= 11; code += 1) statuses.push((await priceWith(`CODE-${code}`)).status);
      const without = await priceWith(undefined);
      config.RATE_LIMITS = 0;
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      expect(without.status).toBe(200);
    });
  });

  it('takes more people into a departure that runs in their language, though no other guide speaks it', async () => {
    const { date, time } = await testApp.freeSlot(GROUP, groupDuration);
    const russian = { guideLanguage: 'ru_RU' };
    const [first, second] = [testApp.visitor(), testApp.visitor()];
    expect((await first.put(GROUP, groupDuration, date, time, 1, russian)).status).toBe(201);
    expect((await first.order()).status).toBe(201);
    await speakRussian(false);
    try {
      expect((await second.put(GROUP, groupDuration, date, time, 1, russian)).status).toBe(201);
      expect((await second.order()).status).toBe(201);
    } finally {
      await speakRussian(true);
    }
  });

  it('needs no second guide for a further seat of a departure that has its own', async () => {
    const { date, time } = await testApp.freeSlot(GROUP, groupDuration, 1);
    const russian = { guideLanguage: 'ru_RU' };
    const timesShown = async () => {
      const [day] = await testApp.visitor().slots(GROUP, groupDuration, date, 1, 'ru_RU');
      return day?.slots.map((slot) => slot.time) ?? [];
    };
    // Two guides of the city speak Russian, and the two departures of the evening overlap.
    const [, later] = await timesShown();
    const [first, second, third] = [testApp.visitor(), testApp.visitor(), testApp.visitor()];
    await first.put(GROUP, groupDuration, date, time, 1, russian);
    const { body: order } = await first.order();
    await first.pay(order);
    await testApp.settle();
    const guide = await testApp.visitor().signIn('guide@cicerone.example');
    const { body: missions } = await guide.ask<{ uuid: string; date: string; time: string }[]>(
      'GET',
      '/api/guide/missions',
    );
    const mission = missions.find((each) => each.date === date && each.time === time);
    const answer = await guide.ask('PUT', `/api/missions/${mission?.uuid}/guide-response`, {
      guideAvailability: 'yes',
    });
    expect(answer.status).toBe(200);
    await testApp.settle();
    expect(await timesShown()).toEqual([time, later]);
    await second.put(GROUP, groupDuration, date, time, 1, russian);
    expect((await second.ask('POST', '/api/cart/checkout')).status).toBe(200);
    expect(await timesShown()).toEqual([time, later]);
    expect((await third.put(GROUP, groupDuration, date, later ?? '', 1, russian)).status).toBe(201);
    expect((await third.order()).status).toBe(201);
    expect((await second.order()).status).toBe(201);
  });

  it('sells every slot that it shows, and refuses in the cart already what others have claimed', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const leftIn = async (guideLanguage: string): Promise<number> => {
      const [day] = await testApp.visitor().slots(PRIVATE, 180, date, 2, guideLanguage);
      return day?.slots.find((slot) => slot.time === time)?.left ?? 0;
    };
    const put = (visitor: Visitor, guideLanguage: string) =>
      visitor.put(PRIVATE, 180, date, time, 2, { guideLanguage });
    const owners: Visitor[] = [];
    for (const language of ['ru_RU', 'de_DE', 'fr_FR', 'en_US', 'it_IT'])
      while ((await leftIn(language)) > 0) {
        const visitor = testApp.visitor();
        expect((await put(visitor, language)).status).toBe(201);
        expect((await visitor.order()).status).toBe(201);
        owners.push(visitor);
      }
    expect(owners.length).toBeGreaterThanOrEqual(3);
    const refusal = { status: 409, body: { code: 'SLOT_TAKEN', params: { date, time, left: 0 } } };
    for (const language of ['ru_RU', 'en_US']) expect(await put(testApp.visitor(), language)).toMatchObject(refusal);
    const [owner] = owners;
    const item = (await owner!.cart()).items[0]?.id;
    const change = { travellers: { adults: 3, children: 0, infants: 0 } };
    expect((await owner!.ask('PATCH', `/api/cart/items/${item}`, change)).status).toBe(200);
    expect((await owner!.order()).status).toBe(201);
  });

  it('refuses in the cart already more people than a departure has seats for', async () => {
    const { date, time, left } = await testApp.freeSlot(GROUP, groupDuration, 1);
    expect((await (await withCart(GROUP, groupDuration, date, time, left - 1)).order()).status).toBe(201);
    const couple = testApp.visitor();
    const refused = await couple.put(GROUP, groupDuration, date, time, 2);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', params: { left: 1 } } });
    expect(refused.body.detail).toMatch(/^Only 1 place is left on .*, too few for your group/);
    expect((await couple.put(GROUP, groupDuration, date, time, 1)).status).toBe(201);
  });

  it('says how many places are left to a party that is too large, in the cart, at the order, and of no such time', async () => {
    const { date, time, left } = await testApp.freeSlot(GROUP, groupDuration, 1);
    const family = await withCart(GROUP, groupDuration, date, time, left - 3);
    expect((await (await withCart(GROUP, groupDuration, date, time, left - 5)).order()).status).toBe(201);
    const { body: cart } = await family.ask<CartView>('GET', '/api/cart?language=de_DE');
    expect(cart.items[0]?.refusal?.detail).toMatch(/sind nur noch 5 Plätze frei, zu wenige für Ihre Gruppe/);
    expect(await family.order()).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', params: { left: 5 } } });
    const timesFor = async (adults: number): Promise<readonly string[]> => {
      const [day] = await testApp.visitor().slots(GROUP, groupDuration, date, adults);
      return day?.slots.map((slot) => slot.time) ?? [];
    };
    expect(await timesFor(5)).toContain(time);
    expect(await timesFor(6)).not.toContain(time);
  });

  it('sells a private slot to as many of forty customers as there are guides', async () => {
    const { date, time, left } = await testApp.freeSlot(PRIVATE, 180);
    const visitors = await Promise.all(forty.map(() => withCart(PRIVATE, 180, date, time, 2)));
    const answers = await Promise.all(visitors.map((visitor) => visitor.order()));
    expect(left).toBeGreaterThanOrEqual(2);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(left);
    expect(answers.filter(({ body }) => body.code === 'SLOT_TAKEN')).toHaveLength(40 - left);
  });

  it('makes one order of forty requests with one key, and answers all alike', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const answers = await Promise.all(forty.map(() => visitor.order('the-same-key')));
    expect(answers.map(({ status }) => status)).toEqual(forty.map(() => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await visitor.order('the-same-key', { firstName: 'Grace' });
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(other.body).toMatchObject({ errors: [{ field: 'Idempotency-Key', code: 'IDEMPOTENCY_KEY_REUSED' }] });
  });

  it('gives a repeated key the first answer again, whatever has become of the order since', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const first = await visitor.order('a-key-to-repeat');
    expect((await visitor.order('another-key')).status).toBe(201);
    const { reference, accessToken } = first.body;
    const now = await visitor.ask<{ status: string }>('GET', `/api/orders/${reference}?token=${accessToken}`);
    expect(now.body.status).toBe('cancelled');
    expect(await visitor.order('a-key-to-repeat')).toEqual(first);
  });

  it('keeps which company pays, and tells who may see the order', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const billing = {
      companyName: 'Analytical Engines',
      vat: 'GB123456782',
      address: { street: '12 St James’s Square', zip: 'SW1Y 4JH', city: 'London', country: 'GB' },
    };
    const { status, body } = await visitor.order(undefined, { billing });
    expect(status).toBe(201);
    const { reference, accessToken } = body;
    const seen = await visitor.ask<{ billing: unknown }>('GET', `/api/orders/${reference}?token=${accessToken}`);
    expect(seen.body.billing).toEqual(billing);
  });

  it('gives forty carts of two cities their slots without a deadlock', async () => {
    const rome = await testApp.freeSlot(PRIVATE, 180);
    const paris = await testApp.freeSlot('paris-latin-quarter', 180);
    const visitors = await Promise.all(
      forty.map(async (index) => {
        const visitor = testApp.visitor();
        const wishes = [
          [PRIVATE, rome],
          ['paris-latin-quarter', paris],
        ] as const;
        for (const [tour, slot] of index % 2 === 0 ? wishes : wishes.toReversed()) {
          expect((await visitor.put(tour, 180, slot.date, slot.time)).status).toBe(201);
        }
        return visitor;
      }),
    );
    const statuses = (await Promise.all(visitors.map((visitor) => visitor.order()))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(statuses.filter((status) => status === 201)).toHaveLength(Math.min(rome.left, paris.left));
  });

  it('confirms what is paid, with a voucher by mail, and empties the cart', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    expect(order).toMatchObject({
      status: 'awaiting-payment',
      payment: { gateway: 'sandbox' },
      bookings: [{ status: 'waiting-payment', actions: [] }],
    });
    const declined = await visitor.pay(order, {
      cardNumber: '4000 0000 0000 0002',
      expiry: '12/39',
      cvc: '123',
      holder: 'A',
    });
    expect(declined.body.status).toBe('declined');
    expect((await visitor.ask<{ items: unknown[] }>('GET', '/api/cart')).body.items).toHaveLength(1);
    expect((await visitor.pay(order)).body.status).toBe('paid');
    await testApp.settle();
    const { body: paid } = await visitor.see(order);
    expect(paid).toMatchObject({
      status: 'paid',
      bookings: [
        {
          status: 'pending',
          paymentStatus: 'paid',
          actions: ['voucher', 'calendar', 'change', 'cancel', 'name-customers'],
        },
      ],
    });
    expect((await visitor.ask<{ items: unknown[] }>('GET', '/api/cart')).body.items).toEqual([]);
    const again = await visitor.pay(order);
    expect([again.status, again.body.code]).toEqual([409, 'ORDER_NOT_PAYABLE']);
  });

  it('has for each voucher a picture of which nothing is cut off', async () => {
    for (const tour of [PRIVATE, GROUP]) {
      const { width, height } = await sharp(
        await testApp.app.get(TourPosters, { strict: false }).find(tour),
      ).metadata();
      expect(width / height).toBeCloseTo(POSTER_RATIO, 1);
    }
  });

  it.each([
    [true, ['booking.passenger-booked-for-you']],
    [false, []],
  ])(
    'mails the voucher to whom somebody else has booked for where the buyer wishes so: %s',
    async (getsMails, kinds) => {
      const { date, time } = await testApp.freeSlot(PRIVATE, 180);
      const visitor = await withCart(PRIVATE, 180, date, time, 2);
      const passenger = {
        name: 'Hanako Sato',
        email: `hanako-${getsMails}@example.com`,
        phoneNumber: '+81 90 1234 5678',
      };
      const wish = { travelerType: 'somebody-else', passenger: { ...passenger, getsMails } };
      const { body: order } = await visitor.order(undefined, wish);
      expect(order).toMatchObject({ passenger: { ...passenger, getsMails } });
      await visitor.pay(order);
      await testApp.settle();
      expect(await testApp.mailKinds(passenger.email)).toEqual(kinds);
    },
  );

  it('says in the reader’s language what a payment lacks, of a card and of its confirmation', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    const address = `/api/orders/${order.reference}/payment?token=${order.accessToken}&language=ja_JP`;
    const lacking = async (body: object) => {
      const answer = await visitor.ask<{ errors: { field: string; code: string; detail: string }[] }>(
        'POST',
        address,
        body,
      );
      expect(answer.status).toBe(422);
      for (const { code, detail } of answer.body.errors)
        expect([code, detail]).toEqual(['REQUIRED', 'この項目が入力されていません。ご入力ください。']);
      return answer.body.errors.map(({ field }) => field);
    };
    expect(await lacking({})).toEqual(['cardNumber', 'expiry', 'cvc', 'holder']);
    expect(await lacking({ cardNumber: '4242424242424242' })).toEqual(['expiry', 'cvc', 'holder']);
    expect(await lacking({ ...GOOD_CARD, holder: '' })).toEqual(['holder']);
    expect(await lacking({ outcome: 'complete' })).toEqual(['actionId']);
    expect(await lacking({ actionId: '', outcome: 'complete' })).toEqual(['actionId']);
    expect(await lacking({ actionId: 'act_1' })).toEqual(['outcome']);
    expect((await visitor.see(order)).body.status).toBe('awaiting-payment');
  });

  it('takes nothing for the confirmation of a paid order but its own', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    const { body: step } = await visitor.pay(order, { ...GOOD_CARD, cardNumber: '4000 0025 0000 3155' });
    const confirmation = { actionId: step.action?.id, outcome: 'complete' };
    expect((await visitor.pay(order, confirmation)).body.status).toBe('paid');
    for (const isConfirmed of [false, true]) {
      if (isConfirmed) await testApp.settle();
      for (const [body, field, code] of [
        [{ actionId: 'nonsense', outcome: 'complete' }, 'actionId', 'IS_ACTION_ID'],
        [{ actionId: 7, outcome: 'complete' }, 'actionId', 'IS_STRING'],
        [{ ...confirmation, outcome: 'nonsense' }, 'outcome', 'IS_IN'],
        [{ ...confirmation, cvc: '123' }, 'cvc', 'NOT_WITH_CONFIRMATION'],
        [{ nonsense: true }, 'nonsense', 'WHITELIST_VALIDATION'],
      ] as const)
        expect(await visitor.pay(order, body)).toMatchObject({ status: 422, body: { errors: [{ field, code }] } });
      expect(await visitor.pay(order, { ...confirmation, actionId: 'act_of-another' })).toMatchObject({
        status: 409,
        body: { code: 'PAYMENT_ACTION_UNKNOWN' },
      });
      expect(await visitor.pay(order, confirmation)).toMatchObject({ status: 200, body: { status: 'paid' } });
    }
  });

  it('counts the tries of an order where the gateway is asked alone, whoever calls', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    const config = testApp.app.get(Config);
    const statuses = async (times: number, changes: object): Promise<number[]> => {
      const found = new Set<number>();
      for (let call = 0; call < times; call += 1)
        found.add((await visitor.pay(order, { ...GOOD_CARD, ...changes })).status);
      return [...found];
    };
    config.RATE_LIMITS = 1;
    try {
      for (const wrong of [{ expiry: '13/29' }, { cvc: '1' }, { holder: undefined }, { cardNumber: '' }])
        expect(await statuses(11, wrong)).toEqual([422]);
      const declined = { cardNumber: '4000 0000 0000 0002' };
      expect(await statuses(10, declined)).toEqual([200]);
      expect(await statuses(1, declined)).toEqual([429]);
      expect((await visitor.pay(order, {})).status).toBe(422);
    } finally {
      config.RATE_LIMITS = 0;
    }
  });

  it('never takes another price than the one seen', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    const late = await visitor.order();
    expect([late.status, late.body.code]).toEqual([409, 'PRICE_CHANGED']);
    await visitor.ask('GET', '/api/cart');
    expect((await visitor.order()).status).toBe(201);
  });

  it('frees what was not paid in time, at the minute', async () => {
    const { date, time, left } = await testApp.freeSlot(PRIVATE, 180);
    const next = await withCart(PRIVATE, 180, date, time, 2);
    const orders = await Promise.all(
      Array.from({ length: left }, async () => (await withCart(PRIVATE, 180, date, time, 2)).order()),
    );
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 201));
    testApp.moveTo(new Date(MORNING.getTime() + minutes(29)));
    expect((await next.order()).body.code).toBe('SLOT_TAKEN');
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    await next.ask('GET', '/api/cart');
    expect((await next.order()).status).toBe(201);
  });

  it('tells by one mail of an order that was not paid in time, and that its payment is closed', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const email = 'forgetful@example.com';
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order(undefined, { email, timeZone: 'Pacific/Honolulu' });
    expect(order.payment?.status).toBe('waiting');
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({ status: 'expired', payment: { status: 'closed' } });
    expect((await visitor.pay(order)).body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    const { orderId } = await testApp.paymentOf(order);
    // Told once more, as after a crash between the work and the word that it is done.
    await testApp.tell<OrderExpired>({ type: 'booking.order-expired.v1', orderId, orderReference: order.reference });
    expect(await testApp.mailKinds(email)).toEqual(['booking.order-expired']);
    const text = await testApp.mailText(email);
    expect(text).toContain(`/en_US/EUR/tour/${PRIVATE}`);
    expect(text).toContain('On your clock: ');
  });

  it('mails nothing of an order that expired beside a newer one of its cart', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const email = 'ordered-anew@example.com';
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order(undefined, { email });
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    await testApp.expire(order);
    await visitor.ask('GET', '/api/cart');
    const { body: anew } = await visitor.order(undefined, { email });
    await visitor.pay(anew);
    await testApp.settle();
    expect((await visitor.see(order)).body.status).toBe('expired');
    expect((await visitor.see(anew)).body.status).toBe('paid');
    expect(await testApp.mailKinds(email)).not.toContain('booking.order-expired');
  });

  it('finds the slot again for money that comes late, or sends it back with a word', async () => {
    const { date, time, left } = await testApp.freeSlot(PRIVATE, 180);
    const late = await withCart(PRIVATE, 180, date, time, 2);
    const { body: first } = await late.order();
    const lost = await withCart(PRIVATE, 180, date, time, 2);
    const { body: second } = await lost.order(undefined, { email: 'too-late@example.com' });
    // The cards are charged in time; the news of it comes when the orders have expired.
    expect((await late.pay(first)).body.status).toBe('paid');
    expect((await lost.pay(second)).body.status).toBe('paid');
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    const others = await Promise.all(Array.from({ length: left - 1 }, () => withCart(PRIVATE, 180, date, time, 2)));
    for (const other of others) expect((await other.order()).status).toBe(201);
    await testApp.settle();
    expect((await late.see(first)).body.status).toBe('paid');
    expect((await lost.see(second)).body).toMatchObject({ status: 'refunded', bookings: [{ status: 'cancelled' }] });
    expect(await testApp.mailKinds('too-late@example.com')).toEqual(['booking.payment-came-too-late']);
  });

  it('lets money rest that was given back before its payment was confirmed', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    await testApp.settle();
    const { orderId, paymentId } = await testApp.paymentOf(order);
    const amount = { amount: 19_500, currency: 'EUR' } as const;
    await testApp.tell<PaymentRefunded>({
      type: 'payments.payment-refunded.v1',
      paymentId,
      orderId,
      refundId: paymentId,
      amount,
      isFull: true,
    });
    await testApp.tell<PaymentCaptured>({ type: 'payments.payment-captured.v1', paymentId, orderId, amount });
    expect((await visitor.see(order)).body).toMatchObject({ status: 'refunded', bookings: [{ status: 'cancelled' }] });
  });

  it('holds a slot for a quarter of an hour, once more, and no longer', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const held = await visitor.ask<{ holdsUntil: string }>('POST', '/api/cart/checkout');
    expect(new Date(held.body.holdsUntil).getTime() - testApp.now.getTime()).toBeGreaterThan(minutes(14.9));
    const extended = await visitor.ask<{ holdsUntil: string }>('POST', '/api/cart/checkout');
    expect(new Date(extended.body.holdsUntil).getTime() - new Date(held.body.holdsUntil).getTime()).toBe(minutes(15));
    expect((await visitor.ask('POST', '/api/cart/checkout')).body.code).toBe('HOLD_ALREADY_EXTENDED');
  });

  it('replaces an unpaid order when the same cart is ordered again', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: first } = await visitor.order('first-order');
    const { body: second } = await visitor.order('second-order');
    expect(second.reference).not.toBe(first.reference);
    expect((await visitor.see(first)).body).toMatchObject({ status: 'cancelled', replacedBy: second.reference });
    expect((await visitor.see(second)).body).not.toHaveProperty('replacedBy');
    expect((await visitor.pay(first)).body.code).toBe('ORDER_NOT_PAYABLE');
    expect((await visitor.pay(second)).body.status).toBe('paid');
  });

  it('names the last of the orders that took the place of one, and none of another customer', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const orders: OrderView[] = [];
    for (const email of ['one@example.com', 'other@example.com', 'One@example.com']) {
      testApp.moveTo(new Date(testApp.now.getTime() + minutes(1)));
      orders.push((await visitor.order(undefined, { email })).body);
    }
    const [first, second, third] = orders;
    if (!first || !second || !third) throw new Error('three were ordered');
    expect((await visitor.see(first)).body.replacedBy).toBe(third.reference);
    expect((await visitor.see(second)).body).not.toHaveProperty('replacedBy');
    expect((await visitor.see(third)).body).not.toHaveProperty('replacedBy');
  });

  it('refuses the confirmation step of a replaced order, and sends its late money back with the true word', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: first } = await visitor.order(undefined, { email: 'twice@example.com' });
    const { body: step } = await visitor.pay(first, { ...GOOD_CARD, cardNumber: '4000 0025 0000 3155' });
    const confirmation = { actionId: step.action?.id, outcome: 'complete' };
    await visitor.order(undefined, { email: 'twice@example.com' });
    const refused = await visitor.pay(first, confirmation);
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } });
    expect(refused.body.detail).toContain(': a newer order of yours has replaced it.');

    await testApp.confirmAtGateway(first, confirmation.actionId ?? '');
    await testApp.settle();
    expect((await visitor.see(first)).body).toMatchObject({
      status: 'refunded',
      payment: { refunds: [{ amount: first.total, status: 'done', reason: 'order-superseded' }] },
      bookings: [{ status: 'cancelled', paymentStatus: 'refunded' }],
    });
    expect(await testApp.mailKinds('twice@example.com')).toEqual(['booking.superseded-order-paid']);
  });

  it('cancels the payment of a replaced order at the gateway', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: first } = await visitor.order();
    const { body: step } = await visitor.pay(first, { ...GOOD_CARD, cardNumber: '4000 0025 0000 3155' });
    await visitor.order();
    await testApp.settle();
    await testApp.confirmAtGateway(first, step.action?.id ?? '');
    await testApp.settle();
    expect((await visitor.see(first)).body).toMatchObject({ status: 'cancelled', payment: { refunds: [] } });
  });

  it('shows the open confirmation step with the order, which any tab may end, and tells it to the others', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    const { body: step } = await visitor.pay(order, { ...GOOD_CARD, cardNumber: '4000 0025 0000 3155' });
    const { payment } = (await testApp.visitor().see(order)).body;
    expect(payment).toMatchObject({ status: 'requires-action', action: { id: step.action?.id } });
    const confirmation = { actionId: payment?.action?.id, outcome: 'complete' };
    expect((await testApp.visitor().pay(order, confirmation)).body).toEqual({ status: 'paid' });
    expect((await visitor.pay(order, confirmation)).body).toEqual({ status: 'paid' });
    expect((await visitor.see(order)).body.payment).not.toHaveProperty('action');
  });

  it('refuses the confirmation step when the time to pay is over', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order();
    const { body: step } = await visitor.pay(order, { ...GOOD_CARD, cardNumber: '4000 0025 0000 3155' });
    testApp.moveTo(new Date(MORNING.getTime() + minutes(31)));
    const refused = await visitor.pay(order, { actionId: step.action?.id, outcome: 'complete' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } });
    expect(refused.body.detail).toContain('its time to pay is over');
  });

  it('says until when cancelling is free, by its own clock, and names the traveller as the reader does', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    const { body: order } = await visitor.order(undefined, { firstName: '花子', lastName: '山田' });
    await visitor.pay(order);
    await testApp.settle();
    const seen = async (language: string) =>
      (
        await visitor.ask<OrderView>(
          'GET',
          `/api/orders/${order.reference}?token=${order.accessToken}&language=${language}`,
        )
      ).body.bookings[0];
    const booking = await seen('ja_JP');
    const { cancellableUntil = '', endsAt = '' } = booking ?? {};
    expect([booking?.client.name, (await seen('de_DE'))?.client.name]).toEqual(['山田 花子', '花子 山田']);
    testApp.moveTo(new Date(Date.parse(cancellableUntil) - minutes(1)));
    expect((await seen('en_US'))?.isCancellationFree).toBe(true);
    testApp.moveTo(new Date(Date.parse(cancellableUntil) + minutes(1)));
    expect((await seen('en_US'))?.isCancellationFree).toBe(false);
    testApp.moveTo(new Date(endsAt));
    expect((await seen('en_US'))?.actions).toEqual(['voucher']);
  });

  it('says where one meets as the reader writes addresses there: in the cart, the order and its mail', async () => {
    const tour = 'tokyo-asakusa-to-yanaka';
    const address = '〒111-0034 東京都台東区雷門2-18-9';
    const { date, time } = await testApp.freeSlot(tour, 240);
    const visitor = await withCart(tour, 240, date, time, 2);
    const { body: cart } = await visitor.ask<CartView>('GET', '/api/cart?language=ja_JP');
    expect(cart.items[0]?.meetingPoint.address).toBe(address);
    const email = 'hanako-in-tokyo@example.com';
    const { body: order } = await visitor.ask<OrderView>('POST', '/api/orders?language=ja_JP', { ...ADA, email });
    await visitor.pay(order);
    await testApp.settle();
    const query = `?token=${order.accessToken}&language=`;
    const inLanguage = async (language: string) =>
      (await visitor.ask<OrderView>('GET', `/api/orders/${order.reference}${query}${language}`)).body.bookings[0];
    const booking = await inLanguage('ja_JP');
    expect(booking?.meetingPoint.address).toBe(address);
    expect(Object.keys(booking?.meetingPoint ?? {})).toEqual(['id', 'name', 'address', 'latitude', 'longitude']);
    expect((await inLanguage('fr_FR'))?.meetingPoint.address).toMatch(/^2-18-9 Kaminarimon, .+, Japon$/);
    expect(await testApp.mailText(email)).toContain(address);
  });

  it('shows an order to nobody without a credential, and 404 with a wrong one', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const { body: order } = await (await withCart(PRIVATE, 180, date, time, 2)).order();
    const stranger = testApp.visitor();
    for (const reference of [order.reference, 'CIC-000000']) {
      const nobody = await stranger.ask('GET', `/api/orders/${reference}`);
      expect([nobody.status, nobody.body.code]).toEqual([401, 'RELOGIN_REQUIRED']);
      const wrong = await stranger.ask('GET', `/api/orders/${reference}?token=${'x'.repeat(43)}`);
      expect([wrong.status, wrong.body.code]).toEqual([404, 'ORDER_UNKNOWN']);
    }
    const booking = order.bookings[0]?.reference;
    expect((await stranger.ask('GET', `/api/me/bookings/${booking}/voucher`)).status).toBe(401);
    expect(
      (await stranger.ask('GET', `/api/me/bookings/${booking}/voucher?token=${order.accessToken}`)).body.code,
    ).toBe('NOT_PAID_YET');
  });

  it('tells what opens the order of a guest to its customer and who brings it, not to an admin', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const { body: order } = await (await withCart(PRIVATE, 180, date, time, 2)).order();
    const seen = async (asker: Visitor, query = '') => {
      const { status, body } = await asker.ask<OrderView>('GET', `/api/orders/${order.reference}${query}`);
      return [status, body.accessToken];
    };
    const admin = await testApp.visitor().signIn('admin@cicerone.example');
    expect(order.accessToken).toMatch(/^[\w-]{20,}$/);
    expect(await seen(admin)).toEqual([200, undefined]);
    expect(await seen(admin, `?token=${'x'.repeat(43)}`)).toEqual([200, undefined]);
    expect(await seen(admin, `?token=${order.accessToken}`)).toEqual([200, order.accessToken]);
    expect(await seen(testApp.visitor(), `?token=${order.accessToken}`)).toEqual([200, order.accessToken]);
  });

  it('shows and sells the order of a customer to that customer alone, whoever has a link to it', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = await withCart(PRIVATE, 180, date, time, 2);
    await visitor.signIn('traveller@cicerone.example');
    const { status, body: order } = await visitor.order('a-key-of-the-customer');
    expect([status, order.accessToken]).toEqual([201, undefined]);
    expect((await visitor.order('a-key-of-the-customer')).body.accessToken).toBeUndefined();
    const address = `/api/orders/${order.reference}`;
    const { rows } = await sql<{
      id: string;
    }>`select id from booking.sales_order where reference = ${order.reference}`.execute(
      testApp.app.get(EntityManager).fork().getKysely(),
    );
    const token = testApp.app.get(OrderLinks).tokenOf(rows[0]?.id ?? '');
    const other = await testApp.visitor().signIn('traveller2@cicerone.example');
    const answers = [
      await testApp.visitor().ask('GET', `${address}?token=${token}`),
      await testApp.visitor().ask('POST', `${address}/payment?token=${token}`, {}),
      await other.ask('GET', `${address}?token=${token}`),
      await other.ask('POST', `${address}/payment?token=${token}`, {}),
      await visitor.ask('GET', address),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 404, 404, 200]);
    expect(answers[0]?.body).toMatchObject({ code: 'RELOGIN_REQUIRED' });
    expect(answers.at(-1)?.body).not.toHaveProperty('accessToken');
  });

  it('opens an order and its bookings by references as people write them', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const { body: order } = await (await withCart(PRIVATE, 180, date, time, 2)).order();
    const stranger = testApp.visitor();
    const token = order.accessToken;
    const code = order.reference.slice('CIC-'.length);
    for (const written of [`cic ${code.toLowerCase()}`, `CIC${code}`, `cic–${code} `]) {
      const found = await stranger.ask<OrderView>('GET', `/api/orders/${encodeURIComponent(written)}?token=${token}`);
      expect([found.status, found.body.reference]).toEqual([200, order.reference]);
    }
    const other = await stranger.ask('GET', `/api/orders/${code}?token=${token}`);
    expect([other.status, other.body.code]).toEqual([404, 'ORDER_UNKNOWN']);
    const booking = order.bookings[0]?.reference.toLowerCase().replace('-', '');
    expect((await stranger.ask('GET', `/api/me/bookings/${booking}/voucher?token=${token}`)).body.code).toBe(
      'NOT_PAID_YET',
    );
  });

  it('says which durations there are to who asks for another, in the cart and for a price', async () => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = testApp.visitor();
    const travellers = { adults: 2, children: 0, infants: 0 };
    const answers = [
      await visitor.put(PRIVATE, 45, date, time, 2),
      await visitor.ask('POST', `/api/tour/${PRIVATE}/price`, { duration: 45, travellers }),
      await visitor.ask('GET', `/api/tour/${PRIVATE}/availability?duration=45&from=${date}&to=${date}&adults=2`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'DURATION_NOT_OFFERED',
        errors: [{ field: 'duration', detail: body.detail }],
      });
      expect(body.detail).toMatch(/^This tour does not come with a duration of 45 minutes\. .*\b180\b/);
    }
  });

  it('describes what it refuses a party of a month’s times', async () => {
    const { paths } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../../openapi.json'), 'utf8')) as {
      paths: Record<string, { get: { responses: Record<string, object> } }>;
    };
    const crowd = 'duration=180&from=2027-05-04&to=2027-05-04&adults=49';
    const { status, body } = await testApp.visitor().ask('GET', `/api/tour/${PRIVATE}/availability?${crowd}`);
    expect([status, body.code]).toEqual([422, 'PARTY_NOT_BOOKABLE']);
    const described = paths['/api/tour/{id}/availability']?.get.responses[status];
    expect(JSON.stringify(described)).toContain(`"${body.code}"`);
  });

  it.each([
    ['a price of their own', { price: { amount: 1, currency: 'EUR' } }, 422, 'VALIDATION_FAILED'],
    ['half a person', { travellers: { adults: 1.5, children: 0, infants: 0 } }, 422, 'VALIDATION_FAILED'],
    ['nobody', { travellers: { adults: 0, children: 0, infants: 0 } }, 422, 'PARTY_NOT_BOOKABLE'],
    ['a crowd', { travellers: { adults: 49, children: 0, infants: 0 } }, 422, 'PARTY_NOT_BOOKABLE'],
    ['fifty infants with an adult', { travellers: { adults: 1, children: 0, infants: 50 } }, 422, 'PARTY_NOT_BOOKABLE'],
    ['a time at which it does not start', { datetime: { date: '2027-05-04', time: '03:17' } }, 422, 'NO_SUCH_SLOT'],
    ['a day that is none', { datetime: { date: '2027-02-30', time: '09:30' } }, 422, 'VALIDATION_FAILED'],
    ['a tour that is not sold', { tour: 'no-such-tour' }, 404, 'TOUR_NOT_FOUND'],
    ['a duration that is not sold', { duration: 45 }, 422, 'DURATION_NOT_OFFERED'],
    [
      'another tour’s meeting point',
      { meetingPoint: '01a1fa60-347f-72dd-a5d4-a88cbacc4bdb' },
      422,
      'MEETING_POINT_UNKNOWN',
    ],
  ])('refuses %s and keeps the cart as it was', async (_, changes, status, code) => {
    const { date, time } = await testApp.freeSlot(PRIVATE, 180);
    const visitor = testApp.visitor();
    const answer = await visitor.put(PRIVATE, 180, date, time, 2, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await visitor.ask<{ items: unknown[] }>('GET', '/api/cart')).body.items).toEqual([]);
  });
});
