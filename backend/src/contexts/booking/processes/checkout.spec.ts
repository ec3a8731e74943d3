import { describe, expect, it } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import { readConfig } from '../../../platform/config.js';
import { InMemoryCommands } from '../../../platform/testing/in-memory-commands.js';
import { InMemoryIdempotency } from '../../../platform/testing/in-memory-idempotency.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { PlaceOrder, PlaceOrderHandler } from '../commands/place-order.js';
import { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import type { FindOrder } from '../queries/find-order.js';
import { anItem, anOrder } from '../testing/an-order.js';
import { bookingPorts, MINUTE, OWNER } from '../testing/booking-ports.js';
import { Checkout } from './checkout.js';

const links = new SignedOrderLinks(readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40) }));
const ada = Actor.person({ id: 'ada', role: ROLES.customer, isPro: false, language: 'en_US', sessionId: 'session' });
const customer = anOrder().customer;

function setUp() {
  const ports = bookingPorts();
  const { carts, orders, payments, superseded, pricing, discounts, placement, clock } = ports;
  const placing = new PlaceOrderHandler(carts, superseded, pricing, discounts, ports.cartGiftCards, placement, clock);
  const idempotency = new InMemoryIdempotency(new InMemoryCommands().handle(PlaceOrder, placing));
  const find = async ({ orderId, language }: FindOrder) => {
    const { reference, status, currency, total: amount } = await orders.getForChange(orderId);
    return {
      reference,
      status,
      language,
      total: { amount, currency },
      toPay: { amount, currency },
      customer,
      now: clock.now().toISOString(),
    };
  };
  const checkout = new Checkout(idempotency, { execute: find } as unknown as QueryBus, payments, links);
  const form = { travelerType: 'myself' as const, customer };
  const placeFor = (owner: CartOwner, actor: Actor, key?: string, content: object = form) =>
    checkout.placeOrder(new PlaceOrder(owner, form, 'de_DE', actor), { key, content });
  const place = (key?: string, content: object = form) => placeFor(OWNER, Actor.visitor(), key, content);
  return { ...ports, idempotency, place, placeFor };
}

describe('the checkout', () => {
  it('orders the cart and starts the payment of what it costs', async () => {
    const { place, cartWith, cart, payments } = setUp();
    await cartWith(anItem());
    const order = await place();
    const orderId = (await cart())?.openOrderId ?? '';
    expect(order).toMatchObject({
      status: 'awaiting-payment',
      language: 'de_DE',
      payment: { method: 'card', gateway: 'sandbox', status: 'waiting', refunds: [] },
    });
    expect(order.now).toBeUndefined();
    expect(payments.started).toEqual([
      { orderId, amount: { amount: 19_500, currency: 'EUR' }, email: 'ada@example.com' },
    ]);
  });

  it('gives a visitor the key to the order and does not store it; who is signed in needs none', async () => {
    const { place, placeFor, cart, cartWith, carts, clock, idempotency, departures } = setUp();
    departures.guidesInOtherLanguages = 2;
    await cartWith(anItem());
    const { accessToken = '' } = await place('key');
    expect(links.opens(accessToken, (await cart())?.openOrderId ?? '')).toBe(true);
    expect((await place('key')).accessToken).toBe(accessToken);
    expect(idempotency.kept).not.toContain(accessToken);
    const own = Cart.open('cart of ada', { ownerId: 'ada' }, 'EUR', clock.now());
    own.add(anItem({ id: 'own-item' }), clock.now());
    await carts.save(own);
    expect(await placeFor({ ownerId: 'ada' }, ada, 'key')).not.toHaveProperty('accessToken');
  });

  it('answers a repetition with its key word for word, whatever has become of the order since', async () => {
    const { place, cart, cartWith, clock, orders, payments } = setUp();
    await cartWith(anItem());
    const first = await place('key');
    const order = await orders.getForChange((await cart())?.openOrderId ?? '');
    order.supersede();
    await orders.save(order);
    clock.moveBy(MINUTE);
    expect(await place('key')).toEqual(first);
    expect([payments.requested.length, payments.started.length]).toEqual([1, 1]);
  });

  it('takes a call without its key, or with another one, for another order', async () => {
    const { place, cartWith, payments } = setUp();
    await cartWith(anItem());
    const orders = [await place('key'), await place(), await place('another key')];
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(3);
    expect(payments.closed).toEqual(payments.requested.slice(0, 2).map(({ orderId }) => orderId));
  });

  it('refuses a key that comes with other content', async () => {
    const { place, cartWith, payments } = setUp();
    await cartWith(anItem());
    await place('key');
    await expect(place('key', { other: 'content' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(payments.requested).toHaveLength(1);
  });

  it('tells the keys of two customers apart', async () => {
    const { place, placeFor, cartWith, carts, clock } = setUp();
    await cartWith(anItem());
    const { reference } = await place('key');
    await expect(placeFor({ ownerId: 'ada' }, ada, 'key')).rejects.toMatchObject({ code: 'CART_EMPTY' });
    const own = Cart.open('cart of ada', { ownerId: 'ada' }, 'EUR', clock.now());
    own.add(anItem({ id: 'own-item', date: '2027-05-04', startsAt: '2027-05-04T07:30:00.000Z' }), clock.now());
    await carts.save(own);
    expect((await placeFor({ ownerId: 'ada' }, ada, 'key')).reference).not.toBe(reference);
  });

  it('starts no payment of a cart that is refused, whose key may be used again', async () => {
    const { place, cartWith, payments } = setUp();
    await expect(place('key')).rejects.toMatchObject({ code: 'CART_EMPTY' });
    expect(payments.started).toEqual([]);
    await cartWith(anItem());
    await expect(place('key')).resolves.toMatchObject({ status: 'awaiting-payment' });
  });

  it('starts the payment of the same order where the gateway was down at first', async () => {
    const { place, cartWith, payments } = setUp();
    await cartWith(anItem());
    payments.isGatewayDown = true;
    await expect(place('key')).rejects.toThrow('The gateway is down');
    payments.isGatewayDown = false;
    await place('key');
    expect(payments.started.map(({ orderId }) => orderId)).toEqual(payments.requested.map(({ orderId }) => orderId));
    expect(payments.started).toHaveLength(1);
  });
});
