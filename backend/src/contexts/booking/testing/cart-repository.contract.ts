import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import type { CartRepository } from '../domain/cart.repository.js';
import type { OrderRepository } from '../domain/order.repository.js';
import { anItem, anOrder } from './an-order.js';

export interface CartsSubject {
  readonly carts: CartRepository;
  readonly orders: OrderRepository;
  /** Runs one transaction. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const now = new Date('2027-05-01T12:00:00Z');

/** Holds for every adapter: call it inside a `describe`. */
export function cartRepositoryContract(subject: () => CartsSubject): void {
  const run = <Result>(work: (carts: CartRepository) => Promise<Result>): Promise<Result> =>
    subject().run(() => work(subject().carts));
  const opened = async (owner: CartOwner): Promise<Cart> => {
    const cart = Cart.open(randomUUID(), owner, 'EUR', now);
    cart.add(anItem({ id: randomUUID() }), now);
    await run(async (carts) => {
      await carts.save(Object.assign(await carts.open(cart, owner), { items: cart.items }));
    });
    return cart;
  };

  it('finds the cart of a customer and that of a visitor, and no other', async () => {
    const [customer, visitor] = [{ ownerId: randomUUID() }, { tokenHash: randomUUID() }];
    const [first, second] = [await opened(customer), await opened(visitor)];
    const find = (owner: CartOwner) => run((carts) => carts.findForChange(owner));
    expect(await find(customer)).toMatchObject({ id: first.id, items: first.items, currency: 'EUR' });
    expect(await find(visitor)).toMatchObject({ id: second.id, tokenHash: visitor.tokenHash });
    expect(await find({ ownerId: randomUUID() })).toBeUndefined();
  });

  it('looks for no cart of a visitor who gets the cookie with this call', async () => {
    const owner = { tokenHash: randomUUID() };
    await opened(owner);
    expect(await run((carts) => carts.findForChange({ ...owner, isNew: true }))).toBeUndefined();
  });

  it('opens one cart for one owner', async () => {
    const owner = { ownerId: randomUUID() };
    const first = await opened(owner);
    const second = await run((carts) => carts.open(Cart.open(randomUUID(), owner, 'USD', now), owner));
    expect(second).toMatchObject({ id: first.id, currency: 'EUR' });
  });

  it('finds the cart that an order was made of', async () => {
    const cart = await opened({ ownerId: randomUUID() });
    const number = randomUUID().slice(0, 6).toUpperCase();
    const order = anOrder({ id: randomUUID(), reference: `CIC-${number}`, cartId: cart.id, lines: [] });
    await subject().run(() => subject().orders.add(order, []));
    expect(await run((carts) => carts.findOfOrderForChange(order.id))).toMatchObject({ id: cart.id });
    expect(await run((carts) => carts.findOfOrderForChange(randomUUID()))).toBeUndefined();
  });

  it('removes a cart, and those whose time was over before the instant', async () => {
    const owners = [{ ownerId: randomUUID() }, { ownerId: randomUUID() }] as const;
    const [removed, kept] = [await opened(owners[0]), await opened(owners[1])];
    const find = (owner: CartOwner) => run(async (carts) => (await carts.findForChange(owner))?.id);
    await run(async (carts) => {
      const cart = await carts.findForChange(owners[0]);
      if (cart) await carts.remove(cart);
    });
    expect([removed.id, await find(owners[0])]).toEqual([removed.id, undefined]);
    await run((carts) => carts.removeExpired(kept.expiresAt));
    expect(await find(owners[1])).toBe(kept.id);
    await run((carts) => carts.removeExpired(new Date(kept.expiresAt.getTime() + 1)));
    expect(await find(owners[1])).toBeUndefined();
  });
}
