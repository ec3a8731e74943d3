import { describe, expect, it } from '@jest/globals';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { Money } from '../../../shared-kernel/money/money.js';
import type { CartItem } from '../domain/cart.js';
import { partsOfDiscount } from '../queries/cart-discounts.js';
import { versionOf } from '../queries/cart-version.js';
import { anItem, anOrder } from '../testing/an-order.js';
import { bookingPorts, OWNER } from '../testing/booking-ports.js';
import { ApplyPromoCode, ApplyPromoCodeHandler } from './apply-promo-code.js';
import { PlaceOrder, PlaceOrderHandler } from './place-order.js';
import { RemoveDiscount, RemoveDiscountHandler } from './remove-discount.js';

const visitor = Actor.visitor();
const onDay = (day: number) => ({ date: `2027-05-0${day}`, startsAt: `2027-05-0${day}T07:30:00.000Z` });
const professional = (changes: { isPro?: boolean; status?: string } = {}) =>
  Actor.person({ id: 'camille', role: ROLES.customer, isPro: true, language: 'en_US', sessionId: 's', ...changes });

async function setUp(...items: readonly CartItem[]) {
  const ports = bookingPorts();
  const { carts, discounts, clock, promoCodes, superseded, pricing, placement } = ports;
  promoCodes.codes.set('SPRING', { id: 'spring', percent: 10, left: 1 });
  promoCodes.codes.set('LARGE', { id: 'large', percent: 20, left: 9, minimum: 20_000 });
  promoCodes.codes.set('PRO-1', { id: 'pro', percent: 10, left: 99, ownerId: 'camille' });
  if (items.length > 0) await ports.cartWith(...items);
  const apply = (code: string, actor = visitor) =>
    new ApplyPromoCodeHandler(carts, discounts, clock).execute(new ApplyPromoCode(OWNER, code, 'en_US', actor));
  const remove = (id: string, actor = visitor) =>
    new RemoveDiscountHandler(carts, discounts, clock).execute(new RemoveDiscount(OWNER, id, 'en_US', actor));
  const standing = async (actor = visitor) => {
    const cart = await ports.cart();
    return cart && discounts.of(cart, actor, 'en_US');
  };
  const form = { travelerType: 'myself' as const, customer: anOrder().customer };
  const place = (actor = visitor, version?: string) =>
    new PlaceOrderHandler(carts, superseded, pricing, discounts, ports.cartGiftCards, placement, clock).execute(
      new PlaceOrder(OWNER, form, 'en_US', actor, version),
    );
  return { ...ports, apply, remove, standing, place };
}

describe('a promo code in the cart', () => {
  it('takes its percentage off, and replaces another one', async () => {
    const { apply, standing } = await setUp(anItem({ price: { amount: 25_000, currency: 'EUR' } }));
    await apply(' spring ');
    expect((await standing())?.granted).toMatchObject({ code: 'SPRING', amount: { amount: 2500, currency: 'EUR' } });
    await apply('LARGE');
    expect((await standing())?.granted).toMatchObject({ code: 'LARGE', amount: { amount: 5000, currency: 'EUR' } });
  });

  it.each(['NO-SUCH-CODE', 'PRO-1'])('%s is refused without a reason', async (code) => {
    const { apply, standing } = await setUp(anItem());
    await expect(apply(code)).rejects.toMatchObject({ code: 'PROMO_CODE_INVALID', params: {}, field: 'promoCode' });
    expect(await standing()).toBeUndefined();
  });

  it('is refused below its minimum, which is said', async () => {
    const { apply } = await setUp(anItem());
    await expect(apply('LARGE')).rejects.toMatchObject({
      code: 'PROMO_MINIMUM_NOT_REACHED',
      params: { minimum: '€200.00' },
    });
  });

  it('needs something to be taken off', async () => {
    const { apply } = await setUp();
    await expect(apply('SPRING')).rejects.toMatchObject({ code: 'CART_EMPTY' });
  });

  it('stays with the reason why it does nothing once it has ended', async () => {
    const { apply, standing, promoCodes, place, remove } = await setUp(anItem());
    await apply('SPRING');
    promoCodes.codes.delete('SPRING');
    expect(await standing()).toMatchObject({
      refused: { id: 'spring', code: 'SPRING', problem: { code: 'PROMO_CODE_INVALID' } },
    });
    await expect(place()).rejects.toMatchObject({ code: 'PROMO_CODE_INVALID' });
    await remove('spring');
    expect(await standing()).toBeUndefined();
    await place();
  });

  it('is taken out by its id alone', async () => {
    const { apply, remove, standing } = await setUp(anItem());
    await apply('SPRING');
    await expect(remove('large')).rejects.toMatchObject({ kind: 'not-found' });
    await remove('spring');
    expect(await standing()).toBeUndefined();
  });
});

describe('the personal code of a professional', () => {
  it('is applied by itself, until the professional takes it out', async () => {
    const { standing, remove, apply } = await setUp(anItem());
    expect((await standing(professional()))?.granted).toMatchObject({ code: 'PRO-1', isPersonal: true });
    expect(await standing()).toBeUndefined();
    await remove('pro', professional());
    expect(await standing(professional())).toBeUndefined();
    await apply('pro-1', professional());
    expect((await standing(professional()))?.granted?.code).toBe('PRO-1');
  });

  it('gives way to a code that was entered, and comes back after it', async () => {
    const { standing, remove, apply } = await setUp(anItem());
    await apply('SPRING', professional());
    expect((await standing(professional()))?.granted?.code).toBe('SPRING');
    await remove('spring', professional());
    expect((await standing(professional()))?.granted?.code).toBe('PRO-1');
  });

  it('is not applied while the account waits for the team or is suspended', async () => {
    const { standing } = await setUp(anItem());
    for (const changes of [{ status: 'pro_pending_validation' }, { status: 'suspended' }, { isPro: false }])
      expect(await standing(professional(changes))).toBeUndefined();
  });
});

describe('an order with a promo code', () => {
  it('has a line for each booking, which add up to the discount', async () => {
    const items = [19_501, 5_801, 3].map((amount, index) =>
      anItem({ id: `item-${index}`, price: { amount, currency: 'EUR' }, ...onDay(index + 3) }),
    );
    const { apply, place, orders, payments, promoCodes } = await setUp(...items);
    await apply('SPRING');
    const { id } = await place();
    const order = await orders.getForChange(id);
    expect(order).toMatchObject({ subtotal: 25_305, discount: 2531, total: 22_774 });
    const discounts = order.lines.filter(({ kind }) => kind === 'discount');
    expect(discounts.map(({ itemId, amount, reason }) => [itemId, amount.amount, reason])).toEqual([
      ['item-0', -1951, 'SPRING'],
      ['item-1', -580, 'SPRING'],
    ]);
    expect(payments.requested).toEqual([{ orderId: id, amount: { amount: 22_774, currency: 'EUR' } }]);
    expect(promoCodes.uses.get(id)).toMatchObject({ orderReference: order.reference, promoCodeId: 'spring' });
  });

  it('is the cart that was reviewed with its discount', async () => {
    const { apply, place, cart, standing, promoCodes } = await setUp(anItem());
    await apply('SPRING');
    const reviewed = versionOf((await cart())!, (await standing())?.granted);
    promoCodes.codes.set('SPRING', { id: 'spring', percent: 5, left: 1 });
    await expect(place(visitor, reviewed)).rejects.toMatchObject({ code: 'CART_CHANGED' });
    promoCodes.codes.set('SPRING', { id: 'spring', percent: 10, left: 1 });
    await place(visitor, reviewed);
  });

  it('keeps the last use when the cart is ordered again, and gives the use back when it is closed', async () => {
    const { apply, place, promoCodes, orders, closing } = await setUp(anItem());
    await apply('SPRING');
    const first = await place();
    const second = await place();
    expect([first, second].map(({ id }) => promoCodes.uses.get(id)?.status)).toEqual(['released', 'reserved']);
    await closing.close(await orders.getForChange(second.id), (order) => order.expire());
    expect(promoCodes.codes.get('SPRING')?.left).toBe(1);
  });

  it('is not placed when somebody else took the last use meanwhile', async () => {
    const { apply, place, promoCodes, orders, placement, cart, pricing, standing } = await setUp(anItem());
    await apply('SPRING');
    const granted = (await standing())?.granted;
    promoCodes.codes.set('SPRING', { id: 'spring', percent: 10, left: 0 });
    await expect(place()).rejects.toMatchObject({ code: 'PROMO_CODE_INVALID' });
    const ordered = (await cart())!;
    const lines = [{ item: anItem(), claim: await pricing.claimOf(anItem()) }];
    const form = { travelerType: 'myself' as const, customer: anOrder().customer };
    await expect(placement.place(ordered, lines, form, 'en_US', visitor, { discount: granted })).rejects.toMatchObject({
      code: 'PROMO_CODE_INVALID',
    });
    expect(orders.facts).toEqual([]);
  });
});

describe('the parts of a discount', () => {
  it('add up to it in yen, too', () => {
    const yen = (amount: number) => Money.of(amount, 'JPY');
    const parts = partsOfDiscount(yen(1000), [yen(3333), yen(3333), yen(3334)]);
    expect(parts.map(({ amount }) => amount)).toEqual([333, 333, 334]);
    expect(partsOfDiscount(yen(0), [yen(0)])).toEqual([yen(0)]);
  });
});
