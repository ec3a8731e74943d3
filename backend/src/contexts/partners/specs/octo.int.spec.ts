import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Availability, Booking } from '@octocloud/types';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { BookingTestApp } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { ApiScope } from '../domain/api-key.js';
import { PartnerSeeding } from '../seeding/partner-seeding.js';
import { aPartner } from '../testing/a-partner.js';
import { OctoClient } from '../testing/octo-client.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const OPTION = '180';
const TWO = [{ unitId: 'adult' }, { unitId: 'adult' }];
const CONTACT = { fullName: 'Ada Lovelace', emailAddress: 'ada@example.com', phoneNumber: '+390612345678' };

describe('a partner of the OCTO standard', () => {
  let testApp: BookingTestApp;
  let octo: OctoClient;
  let productId: string;

  const partner = async (scopes: readonly ApiScope[] = ['read', 'book', 'cancel']): Promise<OctoClient> => {
    const secret = `cic_${randomUUID()}`;
    const keys = [{ label: 'Test', secret, scopes }];
    await testApp.app
      .get(Commands)
      .inTransaction(() => testApp.app.get(PartnerSeeding, { strict: false }).write([{ details: aPartner(), keys }]));
    return clientOf(secret);
  };
  const clientOf = (secret: string): OctoClient =>
    new OctoClient(async (method, url, headers, payload) => {
      const answer = await testApp.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, headers: answer.headers, text: answer.body };
    }, secret);
  const later = (minutes: number): void => testApp.moveTo(new Date(testApp.now.getTime() + minutes * 60_000));
  const row = <Row>(statement: ReturnType<typeof sql<Row>>) => testApp.app.get(ReadDb).first(statement);

  let day = 0;
  /** A start on a day that no other test uses. */
  const freeStart = async (): Promise<Availability> => {
    for (;;) {
      day += 1;
      const date = new Date(MORNING.getTime() + (12 + day) * 86_400_000).toISOString().slice(0, 10);
      const { body } = await octo.check({
        productId,
        optionId: OPTION,
        localDateStart: date,
        localDateEnd: date,
        units: [{ id: 'adult', quantity: 2 }],
      });
      const found = body.find(({ available }) => available);
      if (found) return found;
    }
  };
  const again = async ({ id }: Availability): Promise<Availability | undefined> => {
    const wanted = { productId, optionId: OPTION, availabilityIds: [id], units: [{ id: 'adult', quantity: 2 }] };
    return (await octo.check(wanted)).body[0];
  };
  const reserve = (availabilityId: string, uuid: string = randomUUID(), client = octo) =>
    client.reserve({ uuid, productId, optionId: OPTION, availabilityId, unitItems: TWO });

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, {}, { database: worldDatabase });
    octo = await partner();
    const tour = await row(sql<{ id: string }>`select id from catalogue.tour where slug = ${TOUR}`);
    productId = tour?.id ?? '';
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.moveTo(MORNING));

  it('reads supplier, capabilities and products', async () => {
    expect((await octo.supplier()).body).toMatchObject({ id: 'cicerone', contact: { email: expect.any(String) } });
    const { body: capabilities } = await octo.listCapabilities();
    expect(capabilities.map(({ id }) => id)).toEqual(['octo/pricing', 'octo/content', 'octo/questions']);
    const { body: products, headers } = await octo.products();
    expect(headers['octo-capabilities']).toBe('octo/pricing, octo/content');
    expect(products.map(({ reference }) => reference)).toContain(TOUR);
    const { body: product } = await octo.product(productId);
    expect(product).toMatchObject({ timeZone: 'Europe/Rome', pricingPer: 'BOOKING', availabilityType: 'START_TIME' });
    expect(product.options.map(({ id }) => id)).toContain(OPTION);
    expect(await octo.product(randomUUID())).toMatchObject({ status: 400, body: { error: 'INVALID_PRODUCT_ID' } });
  });

  it('sees days and starts, with the price of the site', async () => {
    const start = await freeStart();
    const date = start.id.slice(0, 10);
    const { body: days } = await octo.calendar({
      productId,
      optionId: OPTION,
      localDateStart: date,
      localDateEnd: date,
    });
    expect(days).toMatchObject([{ localDate: date, available: true }]);
    const price = await testApp.visitor().ask<{ price: { amount: number } }>('POST', `/api/tour/${TOUR}/price`, {
      duration: 180,
      datetime: { date, time: start.id.slice(11, 16) },
      travellers: { adults: 2, children: 0, infants: 0 },
    });
    const { amount } = price.body.price;
    expect(start.pricing).toMatchObject({ retail: amount, net: amount - Math.round(amount * 0.15), currency: 'EUR' });
    const empty = await octo.check({ productId, optionId: OPTION });
    expect(empty).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
    const wrong = await octo.check({ productId, optionId: '7', localDateStart: date, localDateEnd: date });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'INVALID_OPTION_ID', optionId: '7' } });
  });

  it('reserves, extends, confirms, updates and cancels; the ledger knows what it owes', async () => {
    const start = await freeStart();
    const uuid = randomUUID();
    const { body: held } = await reserve(start.id, uuid);
    expect(held).toMatchObject({ uuid, status: 'ON_HOLD', availabilityId: start.id, cancellable: true, voucher: null });
    expect((await again(start))?.vacancies).toBe((start.vacancies ?? 0) - 1);
    later(20);
    const { body: extended } = await octo.extend(uuid, { expirationMinutes: 60 });
    const gained = Date.parse(extended.utcExpiresAt ?? '') - Date.parse(held.utcExpiresAt ?? '');
    expect(Math.round(gained / 60_000)).toBe(50);
    later(50);
    const words = { contact: CONTACT, resellerReference: 'HOTEL-1' };
    const { body: confirmed } = await octo.confirm(uuid, words);
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', resellerReference: 'HOTEL-1', utcExpiresAt: null });
    expect(confirmed.voucher?.deliveryOptions[0]?.deliveryValue).toContain(confirmed.supplierReference);
    expect((await octo.confirm(uuid, words)).body.utcConfirmedAt).toBe(confirmed.utcConfirmedAt);
    await testApp.settle();
    expect(await owed(confirmed)).toBe(confirmed.pricing?.net);

    const found = await octo.bookings({ resellerReference: 'HOTEL-1' });
    expect(found.body.map((each) => each.uuid)).toEqual([uuid]);
    const bySupplier = await octo.bookings({ supplierReference: confirmed.supplierReference ?? '' });
    expect(bySupplier.body.map((each) => each.uuid)).toEqual([uuid]);
    expect(await octo.bookings({})).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });

    const other = await freeStart();
    const moved = await octo.update(uuid, { availabilityId: other.id, unitItems: [...TWO, { unitId: 'child' }] });
    expect(moved.body).toMatchObject({ status: 'CONFIRMED', availabilityId: other.id });
    expect(moved.body.unitItems).toHaveLength(3);
    expect((await again(start))?.vacancies).toBe(start.vacancies);
    await testApp.settle();
    expect(await owed(moved.body)).toBe(moved.body.pricing?.net);

    const { body: cancelled } = await octo.cancel(uuid, { reason: 'Illness' });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', cancellation: { refund: 'FULL', reason: 'Illness' } });
    const twice = await octo.cancel(uuid);
    expect(twice.body.cancellation).toEqual(cancelled.cancellation);
    await testApp.settle();
    expect(await owed(cancelled)).toBe(0);
    expect((await again(other))?.vacancies).toBe(other.vacancies);
  });

  /** What the ledger says that the partner owes for a booking, in minor units. */
  const owed = async ({ supplierReference }: Booking): Promise<number | undefined> =>
    (
      await row(sql<{ amount: number }>`
        select coalesce(sum(p.amount), 0)::int as amount from payments.ledger_posting p
        join booking.sales_order o on o.reference = p.order_reference join booking.booking b on b.order_id = o.id
        where b.reference = ${supplierReference} and p.account = 'customer-receivable'`)
    )?.amount;

  it('makes one booking of one uuid, forty at once', async () => {
    const start = await freeStart();
    const uuid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => reserve(start.id, uuid)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await again(start))?.vacancies).toBe((start.vacancies ?? 0) - 1);
    await octo.cancel(uuid);
  });

  it('is refused where it confirms or extends too late', async () => {
    const start = await freeStart();
    const { body: held } = await reserve(start.id);
    later(31);
    const late = { status: 400, body: { error: 'UNPROCESSABLE_ENTITY' } };
    expect(await octo.confirm(held.uuid, { contact: CONTACT })).toMatchObject(late);
    expect(await octo.extend(held.uuid, {})).toMatchObject(late);
    expect((await octo.booking(held.uuid)).body.status).toBe('EXPIRED');
    expect((await again(start))?.vacancies).toBe(start.vacancies);
    await testApp.settle();
    expect((await octo.booking(held.uuid)).body.status).toBe('EXPIRED');
    expect(await testApp.mailKinds(CONTACT.emailAddress)).toEqual([]);
  });

  it('gives a hold up, which others can book at once', async () => {
    const start = await freeStart();
    const { body: held } = await reserve(start.id);
    expect((await octo.cancel(held.uuid)).body.status).toBe('EXPIRED');
    expect((await octo.cancel(held.uuid)).body.status).toBe('EXPIRED');
    expect((await again(start))?.vacancies).toBe(start.vacancies);
  });

  it('changes a hold, and confirms with another party', async () => {
    const [start, other] = [await freeStart(), await freeStart()];
    const { body: held } = await reserve(start.id);
    const { body: moved } = await octo.update(held.uuid, { availabilityId: other.id });
    expect(moved).toMatchObject({ status: 'ON_HOLD', availabilityId: other.id });
    expect((await again(start))?.vacancies).toBe(start.vacancies);
    const three = [...TWO, { unitId: 'adult' }];
    const { body: confirmed } = await octo.confirm(held.uuid, { contact: CONTACT, unitItems: three });
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', availabilityId: other.id });
    expect(confirmed.unitItems).toHaveLength(3);
  });

  it('names what is wrong as the standard does', async () => {
    const { id } = await freeStart();
    const wanted = { productId, optionId: OPTION, availabilityId: id, unitItems: TWO };
    const refusals: readonly (readonly [object, string])[] = [
      [{ productId: randomUUID() }, 'INVALID_PRODUCT_ID'],
      [{ optionId: '181' }, 'INVALID_OPTION_ID'],
      [{ availabilityId: '2027-05-02T03:33:00+02:00' }, 'INVALID_AVAILABILITY_ID'],
      [{ availabilityId: 'tomorrow' }, 'INVALID_AVAILABILITY_ID'],
      [{ unitItems: [{ unitId: 'dog' }] }, 'INVALID_UNIT_ID'],
      [{ unitItems: [] }, 'UNPROCESSABLE_ENTITY'],
      [{ unitItems: [{ unitId: 'infant' }] }, 'UNPROCESSABLE_ENTITY'],
      [{ unitItems: undefined }, 'BAD_REQUEST'],
      [{ role: 'admin' }, 'BAD_REQUEST'],
    ];
    for (const [change, error] of refusals) {
      const answer = await octo.reserve({ ...wanted, ...change } as typeof wanted);
      expect([answer.status, answer.body.error]).toEqual([400, error]);
      expect(answer.body.errorMessage).not.toBe('');
    }
    const unknown = { status: 400, body: { error: 'INVALID_BOOKING_UUID' } };
    expect(await octo.booking(randomUUID())).toMatchObject(unknown);
    expect(await octo.cancel('nothing')).toMatchObject(unknown);
    expect(await octo.confirm(randomUUID(), { contact: CONTACT })).toMatchObject(unknown);
    expect(await clientOf('cic_nobody-knows-this-key').supplier()).toMatchObject({
      status: 401,
      body: { error: 'UNAUTHORIZED' },
    });
    const reader = await partner(['read']);
    expect(await reserve(id, undefined, reader)).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
  });

  it('does not find the bookings of another partner', async () => {
    const start = await freeStart();
    const { body: held } = await reserve(start.id);
    const other = await partner();
    const unknown = { status: 400, body: { error: 'INVALID_BOOKING_UUID' } };
    expect(await other.booking(held.uuid)).toMatchObject(unknown);
    expect(await other.cancel(held.uuid)).toMatchObject(unknown);
    expect(await other.confirm(held.uuid, { contact: CONTACT })).toMatchObject(unknown);
    expect((await other.bookings({ supplierReference: held.supplierReference ?? '' })).body).toEqual([]);
    await octo.cancel(held.uuid);
  });

  it('competes with another partner and the site for the last place', async () => {
    const start = await freeStart();
    const other = await partner();
    for (let left = start.vacancies ?? 0; left > 1; left -= 1) await reserve(start.id);
    const [date, time] = [start.id.slice(0, 10), start.id.slice(11, 16)];
    const site = async (): Promise<boolean> => {
      const visitor = testApp.visitor();
      const put = await visitor.put(TOUR, 180, date, time);
      return put.status === 201 && (await visitor.order()).status === 201;
    };
    const byPartner = async (client: OctoClient): Promise<boolean> =>
      (await reserve(start.id, undefined, client)).status === 200;
    const calls = Array.from({ length: 40 }, (_, index) =>
      index % 3 === 0 ? site() : byPartner(index % 3 === 1 ? octo : other),
    );
    const won = (await Promise.all(calls)).filter((has) => has);
    expect(won).toHaveLength(1);
    expect(await again(start)).toMatchObject({ available: false, status: 'SOLD_OUT', vacancies: 0 });
  });

  it('can be cut off while it calls: what was not committed is not booked', async () => {
    const start = await freeStart();
    const secret = `cic_${randomUUID()}`;
    const keys = [{ label: 'Revoked', secret, scopes: ['read', 'book', 'cancel'] as const }];
    await testApp.app
      .get(Commands)
      .inTransaction(() => testApp.app.get(PartnerSeeding, { strict: false }).write([{ details: aPartner(), keys }]));
    const client = clientOf(secret);
    const calls = Array.from({ length: 10 }, () => reserve(start.id, undefined, client));
    await testApp.change(sql`update partners.api_key set revoked_at = now() where name = 'Revoked'`);
    const answers = await Promise.all(calls);
    const booked = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status, body }) => status === 200 || status === 400 || body.error === 'UNAUTHORIZED')).toBe(
      true,
    );
    expect((await again(start))?.vacancies).toBe((start.vacancies ?? 0) - booked);
    expect((await client.supplier()).status).toBe(401);
  });
});
