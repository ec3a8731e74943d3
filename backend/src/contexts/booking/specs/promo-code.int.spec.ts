import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { Config } from '../../../platform/config.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { CartView } from '../queries/cart-view.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';
const MINUTES = 180;
const AT_ONCE = 40;

describe('a promo code', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, {}, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());

  const aCampaign = async (mostUses: number): Promise<string> => {
    const id = randomUUID();
    const code = `C-${id.slice(0, 8).toUpperCase()}`;
    await testApp.change(sql`
      insert into promotions.promo_code (id, code, kind, percent, starts_at, most_uses, created_at)
      values (${id}, ${code}, 'campaign', 15, ${MORNING}, ${mostUses}, ${MORNING})`);
    return code;
  };
  const uses = async (code: string): Promise<readonly string[]> =>
    (
      await testApp.app.get(ReadDb).rows(sql<{ status: string }>`
        select u.status from promotions.promo_use u join promotions.promo_code c on c.id = u.promo_code_id
        where c.code = ${code} order by u.status`)
    ).map(({ status }) => status);
  const apply = (visitor: Visitor, promoCode: string) =>
    visitor.ask<CartView>('POST', '/api/cart/discount', { promoCode });
  const withTour = async (days: number): Promise<Visitor> => {
    const visitor = testApp.visitor();
    const date = new Date(MORNING.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const [slot] = (await visitor.slots(PRIVATE, MINUTES, date)).flatMap(({ slots }) => slots);
    if (slot) await visitor.put(PRIVATE, MINUTES, date, slot.time);
    return visitor;
  };

  it('is taken off, reserved with the order, and counted with the payment', async () => {
    const code = await aCampaign(1);
    const visitor = await withTour(10);
    const { body: cart } = await apply(visitor, ` ${code.toLowerCase()} `);
    expect(cart).toMatchObject({ promoCode: code, discounts: [{ code, percent: 15, refusal: null }] });
    expect(cart.total.amount).toBe(cart.subtotal.amount - cart.discount.amount);
    expect(cart.discount.amount).toBe(Math.round(cart.subtotal.amount * 0.15));
    const { body: order, status } = await visitor.order(undefined, { cartVersion: cart.version });
    expect(status).toBe(201);
    expect([order.discount, order.total]).toEqual([cart.discount, cart.total]);
    expect(order.items.map(({ kind }) => kind)).toEqual(['fare', 'discount']);
    expect(await uses(code)).toEqual(['reserved']);
    await visitor.pay(order);
    await testApp.settle();
    expect(await uses(code)).toEqual(['counted']);
  });

  it('is guessed at ten times an hour at most, and right ones do not count', async () => {
    const code = await aCampaign(5);
    const visitor = await withTour(16);
    const config = testApp.app.get(Config);
    config.RATE_LIMITS = 1;
    for (let right = 1; right <= 11; right += 1) expect((await apply(visitor, code)).status).toBe(200);
    const statuses: number[] = [];
    for (let wrong = 1; wrong <= 11; wrong += 1) statuses.push((await apply(visitor, `WRONG-${wrong}`)).status);
    const right = await apply(visitor, code);
    config.RATE_LIMITS = 0;
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect(right.status).toBe(429);
  });

  it('is free again once the order has expired', async () => {
    const code = await aCampaign(1);
    const visitor = await withTour(10);
    await apply(visitor, code);
    const { body: order } = await visitor.order();
    const other = await withTour(14);
    expect((await apply(other, code)).body.code).toBe('PROMO_CODE_INVALID');
    await testApp.expire(order);
    expect(await uses(code)).toEqual(['released']);
    expect((await apply(other, code)).status).toBe(200);
  });

  it('is taken out of the cart by its id', async () => {
    const visitor = await withTour(13);
    const { body: cart } = await apply(visitor, await aCampaign(1));
    const { body: after } = await visitor.ask<CartView>('DELETE', `/api/cart/discount/${cart.discounts[0]?.id}`);
    expect(after).toMatchObject({ promoCode: null, discounts: [], total: after.subtotal });
  });

  it('with five uses is in exactly five of forty orders at once', async () => {
    const code = await aCampaign(5);
    const visitors = [];
    for (let day = 20; visitors.length < AT_ONCE; day += 1) {
      const visitor = await withTour(day);
      if ((await apply(visitor, code)).status === 200) visitors.push(visitor);
    }
    const answers = await Promise.all(visitors.map((visitor) => visitor.order()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'PROMO_CODE_INVALID')).toHaveLength(AT_ONCE - 5);
    expect(await uses(code)).toEqual(Array(5).fill('reserved'));
  });
});
