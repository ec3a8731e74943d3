import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { GiftCardCodes } from '../../gift-cards/domain/gift-card-codes.js';
import { GiftCardsApi } from '../../gift-cards/index.js';
import { someTerms } from '../../gift-cards/testing/a-gift-card.js';
import type { CartView } from '../queries/cart-view.js';
import type { OrderView } from '../queries/find-order.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const PRIVATE = 'rome-colosseum-and-forum';
const MINUTES = 180;

describe('gift cards', () => {
  let testApp: BookingTestApp;
  let day = 9;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, {}, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());

  const rows = <Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
    testApp.app.get(ReadDb).rows(statement);
  const codeOf = (id: string): string => testApp.app.get(GiftCardCodes, { strict: false }).codeOf(id);
  const aCard = async (amount: number): Promise<{ id: string; code: string }> => {
    const terms = someTerms({ amount: { amount, currency: 'EUR' } });
    const api = testApp.app.get(GiftCardsApi, { strict: false });
    await testApp.app.get(Commands).inTransaction(() => api.issue(terms));
    const [card] = await rows(sql<{ id: string }>`
      select id from gift_cards.gift_card where source_id = ${terms.sourceId}`);
    return { id: card?.id ?? '', code: codeOf(card?.id ?? '') };
  };
  const balanceOf = async (id: string): Promise<number> => {
    const [card] = await rows(sql<{ balance: number; moved: number }>`
      select balance, (select sum(amount)::bigint from gift_cards.movement where gift_card_id = ${id}) as moved
      from gift_cards.gift_card where id = ${id}`);
    expect(Number(card?.moved)).toBe(Number(card?.balance));
    return Number(card?.balance);
  };
  const withTour = async (): Promise<Visitor> => {
    const visitor = testApp.visitor();
    day += 2;
    const date = new Date(MORNING.getTime() + day * 86_400_000).toISOString().slice(0, 10);
    const [slot] = (await visitor.slots(PRIVATE, MINUTES, date)).flatMap(({ slots }) => slots);
    if (slot) await visitor.put(PRIVATE, MINUTES, date, slot.time);
    return visitor;
  };
  const pay = (visitor: Visitor, giftCard: string) => visitor.ask<CartView>('POST', '/api/cart/discount', { giftCard });
  const buy = (visitor: Visitor, changes: object = {}) =>
    visitor.ask<CartView>(
      'POST',
      '/api/gift-cards',
      { amount: 100_00, currency: 'EUR', from: 'Ada', ...changes },
      { 'idempotency-key': randomUUID() },
    );
  const orderOf = async ({ reference, accessToken }: OrderView): Promise<OrderView> =>
    (await testApp.visitor().ask<OrderView>('GET', `/api/orders/${reference}?token=${accessToken}`)).body;

  it('pay a part of an order, the rest is charged, and a refund goes back to both', async () => {
    const { id, code } = await aCard(50_00);
    const visitor = await withTour();
    const { body: cart } = await pay(visitor, ` ${code.toLowerCase()} `);
    expect(cart.giftCards).toMatchObject([{ id, applied: { amount: 50_00 }, balance: { amount: 50_00 } }]);
    expect(cart.toPay.amount).toBe(cart.total.amount - 50_00);
    const { body: order } = await visitor.order(undefined, { cartVersion: cart.version });
    expect(order.toPay).toEqual(cart.toPay);
    expect(await balanceOf(id)).toBe(0);
    await visitor.pay(order);
    await testApp.settle();
    const paid = await orderOf(order);
    expect(paid.status).toBe('paid');
    expect(paid.means).toMatchObject([
      { method: 'card', amount: cart.toPay },
      { method: 'gift-card', last4: code.slice(-4), amount: { amount: 50_00 } },
    ]);
    const [booking] = paid.bookings;
    const of = `/api/me/bookings/${booking?.reference}`;
    const query = `?token=${order.accessToken}`;
    const { body: quote } = await visitor.ask<{ token: string; means: unknown }>(
      'POST',
      `${of}/cancel-quote${query}`,
      {},
    );
    expect(quote.means).toEqual([
      { method: 'card', amount: cart.toPay },
      { method: 'gift-card', last4: code.slice(-4), amount: { amount: 50_00, currency: 'EUR' } },
    ]);
    const { status } = await visitor.ask(
      'POST',
      `${of}/cancel${query}`,
      { token: quote.token },
      {
        'idempotency-key': randomUUID(),
      },
    );
    expect(status).toBe(200);
    await testApp.settle();
    expect(await balanceOf(id)).toBe(50_00);
    expect((await orderOf(order)).status).toBe('refunded');
    const unbalanced = await rows(sql`
      select currency from payments.ledger_posting group by currency having sum(amount) <> 0`);
    expect(unbalanced).toEqual([]);
  });

  it('larger than the order pays it alone, at once, and keeps the rest', async () => {
    const { id, code } = await aCard(5000_00);
    const visitor = await withTour();
    const { body: cart } = await pay(visitor, code);
    expect(cart.toPay.amount).toBe(0);
    const { body: order, status } = await visitor.order();
    expect([status, order.payment]).toEqual([201, undefined]);
    await testApp.settle();
    expect((await orderOf(order)).status).toBe('paid');
    expect(await balanceOf(id)).toBe(5000_00 - cart.total.amount);
  });

  it('get their money back when the order expires', async () => {
    const { id, code } = await aCard(50_00);
    const visitor = await withTour();
    await pay(visitor, code);
    const { body: order } = await visitor.order();
    await testApp.expire(order);
    expect(await balanceOf(id)).toBe(50_00);
  });

  it('are bought without a tour, issued once, and cannot pay for each other', async () => {
    const { code } = await aCard(50_00);
    const visitor = testApp.visitor();
    const { status, body: cart } = await buy(visitor, {
      recipient: { name: 'Grace', email: 'grace@example.com' },
      message: 'See Rome!',
    });
    expect(status).toBe(201);
    expect(cart).toMatchObject({ items: [], total: { amount: 100_00 }, toPay: { amount: 100_00 } });
    expect((await pay(visitor, code)).body.code).toBe('CART_EMPTY');
    const { body: order } = await visitor.order();
    await visitor.pay(order);
    await testApp.settle();
    const paid = await orderOf(order);
    expect(paid).toMatchObject({ status: 'paid', bookings: [], giftCards: [{ recipientName: 'Grace' }] });
    const issued = await rows(sql<{ id: string; amount: number }>`
      select id, amount from gift_cards.gift_card where order_reference = ${order.reference}`);
    expect(issued.map(({ amount }) => Number(amount))).toEqual([100_00]);
    expect((await visitor.ask<CartView>('GET', '/api/cart')).body.giftCardItems).toEqual([]);
    const mails = await rows(sql<{ kind: string }>`
      select kind from platform.mail where recipient = 'grace@example.com'`);
    expect(mails.map(({ kind }) => kind)).toContain('gift-cards.gift-card-delivered');
  });

  it('are refused without a reason, and beyond five', async () => {
    const visitor = await withTour();
    expect((await pay(visitor, '7K3M-9Q2F-0XWT-4B8C')).body.code).toBe('GIFT_CARD_INVALID');
    for (let index = 0; index < 5; index += 1) expect((await pay(visitor, (await aCard(10_00)).code)).status).toBe(200);
    expect((await pay(visitor, (await aCard(10_00)).code)).body.code).toBe('TOO_MANY_GIFT_CARDS');
    const { body: cart } = await visitor.ask<CartView>('GET', '/api/cart');
    const { body: after } = await visitor.ask<CartView>('DELETE', `/api/cart/discount/${cart.giftCards[0]?.id}`);
    expect(after.giftCards).toHaveLength(4);
  });
});
