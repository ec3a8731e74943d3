import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { BookingTestApp, GOOD_CARD, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { untilTold } from '../../../../test/harness/until-told.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { Commands } from '../../../platform/commands.js';
import { PricingApi } from '../../pricing/index.js';
import { CatalogueApi } from '../../catalogue/index.js';
import type { EntranceTickets, Supplement } from '../../../shared-kernel/money/price-table.js';
import { inAllLanguages } from '../testing/an-order.js';
import type { CartView } from '../queries/cart-view.js';
import type { OrderView } from '../queries/find-order.js';

const NOW = new Date('2027-05-01T07:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const MONDAY = '2027-05-17';
const SATURDAY = '2027-05-15';
const couple = { adults: 2, children: 0, infants: 0 };

interface PriceAnswer {
  readonly price: { readonly amount: number };
  readonly steps: readonly { readonly kind: string; readonly amount: { readonly amount: number } }[];
  readonly quoteToken: string;
}

describe('supplements of a departure', () => {
  let testApp: BookingTestApp;
  let tourId: string;
  let meetingPoint: string;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(NOW, {}, { database: worldDatabase });
    const option = await testApp.app.get(CatalogueApi, { strict: false }).findOptionForSale(TOUR, 180);
    tourId = option?.tourId ?? '';
    meetingPoint = option?.meetingPoints[0]?.id ?? '';
    await keep([
      { kind: 'weekday', weekdays: [6], percent: 10 },
      { kind: 'pick-up', meetingPoints: [meetingPoint], amount: 500, per: 'party' },
    ]);
  });
  afterAll(() => testApp.close());

  /** The change is known once its notice has come. */
  async function keep(supplements: readonly Supplement[]): Promise<void> {
    const pricing = testApp.app.get(PricingApi, { strict: false });
    await testApp.app.get(Commands).inTransaction(() => pricing.keepSupplements(tourId, supplements));
    await untilTold(async () =>
      isDeepStrictEqual((await pricing.extrasOf(tourId, randomUUID())).supplements, supplements),
    );
  }
  const priceOn = async (visitor: Visitor, date: string, time = '10:30'): Promise<PriceAnswer> =>
    (
      await visitor.ask<PriceAnswer>('POST', `/api/tour/${TOUR}/price`, {
        duration: 180,
        travellers: couple,
        datetime: { date, time },
        meetingPoint,
      })
    ).body;
  const put = (visitor: Visitor, date: string, quoteToken?: string) =>
    visitor.ask<CartView>('POST', '/api/cart/items', {
      tour: TOUR,
      duration: 180,
      datetime: { date, time: '10:30' },
      travellers: couple,
      guideLanguage: 'en_US',
      meetingPoint,
      quoteToken,
    });

  it('are lines of the price and of the slots in the calendar', async () => {
    const visitor = testApp.visitor();
    const { price, steps } = await priceOn(visitor, SATURDAY);
    expect(price.amount).toBe(19_500 + 1_950 + 500);
    expect(steps.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['group', 19_500],
      ['weekday', 1_950],
      ['pick-up', 500],
    ]);
    const [day] = await visitor.slots(TOUR, 180, SATURDAY);
    expect(day?.slots[0]?.price.amount).toBe(price.amount);
  });

  it('end the guarantee of a price that was told for a cheaper day, and the cart says so', async () => {
    const visitor = testApp.visitor();
    const { quoteToken, price } = await priceOn(visitor, MONDAY);
    const { body: cart } = await put(visitor, SATURDAY, quoteToken);
    expect(cart.items[0]).toMatchObject({
      price: { amount: 21_950 },
      previousPrice: { amount: price.amount },
      priceChanged: true,
    });
    const other = testApp.visitor();
    const { body: same } = await put(other, '2027-05-18', (await priceOn(other, MONDAY)).quoteToken);
    expect(same.items[0]).toMatchObject({ price: { amount: 20_000 }, priceChanged: false });
  });

  it('are lines of the order with their reasons, and a change is priced by the table of the sale', async () => {
    const visitor = testApp.visitor();
    await put(visitor, MONDAY);
    const { body: order } = await visitor.order(undefined, { email: 'saturday@example.com' });
    expect(order.items.map(({ kind, reason, amount }) => [kind, reason, amount.amount])).toEqual([
      ['fare', undefined, 19_500],
      ['supplement', 'pick-up', 500],
    ]);
    await visitor.pay(order);
    await testApp.settle();
    await keep([{ kind: 'weekday', weekdays: [6], percent: 100 }]);
    const [booking] = (await visitor.see(order)).body.bookings;
    const call = <Body>(what: string, body: object) =>
      visitor.ask<Body>('POST', `/api/me/bookings/${booking!.reference}/${what}?token=${order.accessToken}`, body, {
        'idempotency-key': randomUUID(),
      });
    const { body: shown } = await call<{ difference: { amount: number }; token: string }>('change-quote', {
      datetime: { date: SATURDAY, time: '10:30' },
    });
    expect(shown.difference.amount).toBe(1_950);
    await call('change', { token: shown.token });
    await call('change-payment', GOOD_CARD);
    await testApp.settle();
    const { body: after } = await visitor.see(order);
    expect(after.items.map(({ kind, reason, amount }) => [kind, reason, amount.amount])).toEqual([
      ['fare', undefined, 19_500],
      ['supplement', 'pick-up', 500],
      ['supplement', 'weekday', 1_950],
    ]);
    expect(after.bookings[0]?.steps.map(({ kind }) => kind)).toEqual(['group', 'weekday', 'pick-up']);
    const { body: back } = await call<{ refund: { amount: number } }>('cancel-quote', {});
    expect(back.refund.amount).toBe((after as OrderView).total.amount);
  });

  describe('with included entrance tickets', () => {
    const tickets: EntranceTickets = {
      place: inAllLanguages('Colosseum'),
      included: true,
      currency: 'EUR',
      adult: 1_800,
      child: 0,
      infant: 0,
    };
    const keepTickets = async (of: EntranceTickets | undefined): Promise<void> => {
      const pricing = testApp.app.get(PricingApi, { strict: false });
      await testApp.app.get(Commands).inTransaction(() => pricing.keepTickets(tourId, of));
      await untilTold(async () => isDeepStrictEqual(await pricing.ticketsOf(tourId), of));
    };
    beforeAll(async () => {
      await keep([]);
      await keepTickets(tickets);
    });

    it('discounts the tour alone, and keeps the tickets once the team has bought them', async () => {
      const code = `T-${randomUUID().slice(0, 8).toUpperCase()}`;
      await testApp.change(sql`
        insert into promotions.promo_code (id, code, kind, percent, starts_at, created_at)
        values (${randomUUID()}, ${code}, 'campaign', 10, ${NOW}, ${NOW})`);
      const visitor = testApp.visitor();
      await put(visitor, MONDAY);
      await visitor.ask('POST', '/api/cart/discount', { promoCode: code });
      const { body: order } = await visitor.order(undefined, { email: 'tickets@example.com' });
      expect(order.items.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
        ['fare', 19_500],
        ['ticket', 3_600],
        ['discount', -1_950],
      ]);
      await visitor.pay(order);
      await testApp.settle();
      const [booking] = (await visitor.see(order)).body.bookings;
      expect(booking).toMatchObject({ tickets: { place: 'Colosseum', included: true }, ticketsBoughtAt: null });
      const admin = await testApp.visitor().signIn('admin@cicerone.example');
      const path = `/api/admin/bookings/${booking?.reference}/tickets-bought`;
      const answers = await Promise.all(Array.from({ length: 5 }, () => admin.ask('POST', path)));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        204, 409, 409, 409, 409,
      ]);
      const quote = `/api/me/bookings/${booking?.reference}/cancel-quote?token=${order.accessToken}`;
      const { body } = await visitor.ask<{ refund: { amount: number } }>(
        'POST',
        quote,
        {},
        { 'idempotency-key': randomUUID() },
      );
      expect(body.refund.amount).toBe(19_500 - 1_950);
      expect((await visitor.see(order)).body.bookings[0]?.ticketsBoughtAt).not.toBeNull();
    });

    it('says beside the price what is paid there', async () => {
      await keepTickets({ ...tickets, included: false });
      const { price, tickets: told } = (await priceOn(testApp.visitor(), MONDAY)) as PriceAnswer & { tickets: unknown };
      expect(price.amount).toBe(19_500);
      expect(told).toMatchObject({ place: 'Colosseum', included: false, total: { amount: 3_600, currency: 'EUR' } });
      await keepTickets(undefined);
    });
  });
});
