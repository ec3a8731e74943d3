import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { cartQuery } from '../../shared/cart/cart.api.js';
import { payOrder } from '../../shared/booking-view/booking-view.api.js';
import { conflict, expectAnswer, notFoundAs, ruledOut } from '../../testing/contract.js';
import { applyPromoCode, checkOut, giveUpOrder, postOrder, removeDiscount, removeFromCart } from './checkout.api.js';

const { boolean, eachLike, integer, like, regex, string } = MatchersV3;
const site = { locale: 'de_DE', currency: 'EUR' } as const;
const query = { language: 'de_DE', currency: 'EUR' };
const full = 'a person with a tour in the cart';
const waiting = 'a person with an order that waits for its payment';
const money = like({ amount: 18_000, currency: 'EUR' });

const item = {
  id: string('0192c7a0-0000-7000-8000-000000000030'),
  tour: like({ name: 'Kolosseum und Forum', slug: 'rome-colosseum-and-forum', city: 'Rom' }),
  datetime: like({ date: '2026-12-01', time: '09:00' }),
  startsAt: string('2026-12-01T08:00:00.000Z'),
  timeZone: string('Europe/Rome'),
  duration: integer(180),
  travellers: like({ adults: 2, children: 0, infants: 0 }),
  guideLanguage: string('it_IT'),
  meetingPoint: like({ id: '0192c7a0-0000-7000-8000-000000000031', name: 'Arch', address: 'Piazza' }),
  price: money,
  steps: eachLike({
    kind: regex(/^(group|extra-persons|adults|children|infants)$/, 'group'),
    count: integer(1),
    amount: money,
  }),
  guaranteedUntil: string('2026-11-20T12:30:00.000Z'),
  cancellableUntil: string('2026-11-30T08:00:00.000Z'),
};
const cart = { items: eachLike(item), total: money, currency: 'EUR', version: string('v1'), now: string('2026-11-20') };

describe('the cart', () => {
  it('shows its tours, what they cost, and until when', async () => {
    const expectation = { given: full, path: '/api/cart', query, answer: cart };
    const found = await expectAnswer('a cart', expectation, (client) => client.fetchQuery(cartQuery(site)));
    expect(found.items[0]?.duration).toBe(180);
  });

  const withCode = 'a person with a tour in the cart where a promo code runs';
  const applied = {
    ...cart,
    promoCode: 'PACT-SPRING',
    discount: money,
    discounts: eachLike({
      id: string('0192c7a0-0000-7000-8000-000000000051'),
      code: 'PACT-SPRING',
      isPersonal: boolean(false),
      percent: integer(20),
      amount: money,
    }),
  };

  it('takes a promo code', async () => {
    const body = { promoCode: 'PACT-SPRING' };
    const expectation = {
      given: withCode,
      method: 'POST',
      path: '/api/cart/discount',
      query,
      body,
      answer: applied,
    } as const;
    const found = await expectAnswer('a promo code is applied', expectation, (_, api) =>
      applyPromoCode(api, body.promoCode, site),
    );
    expect(found.promoCode).toBe('PACT-SPRING');
  });

  it('refuses a code that cannot be used, beside its field', async () => {
    const body = { promoCode: 'PACT-ENDED' };
    const refused = ruledOut('PROMO_CODE_INVALID', 'promoCode');
    const expectation = {
      given: withCode,
      method: 'POST',
      path: '/api/cart/discount',
      query,
      body,
      ...refused,
    } as const;
    const told = expectAnswer('a promo code that has ended is applied', expectation, (_, api) =>
      applyPromoCode(api, body.promoCode, site),
    );
    await expect(told).rejects.toMatchObject({ code: 'PROMO_CODE_INVALID', errors: [{ field: 'promoCode' }] });
  });

  it('lets its code go', async () => {
    const id = '0192c7a0-0000-7000-8000-000000000051';
    const given = 'a person with a tour in the cart and a promo code applied';
    const answer = { ...cart, promoCode: null };
    const expectation = { given, method: 'DELETE', path: `/api/cart/discount/${id}`, query, answer } as const;
    const found = await expectAnswer('a promo code is taken out', expectation, (_, api) =>
      removeDiscount(api, id, site),
    );
    expect(found.promoCode).toBeNull();
  });

  it('says of a tour that is no longer in it', async () => {
    const id = '0192c7a0-0000-7000-8000-0000000000ff';
    const path = `/api/cart/items/${id}`;
    const gone = { given: full, method: 'DELETE', path, query, ...notFoundAs('CART_ITEM_UNKNOWN') } as const;
    const told = expectAnswer('a tour that is not in the cart is removed', gone, (_, api) =>
      removeFromCart(api, id, site),
    );
    await expect(told).rejects.toMatchObject({ code: 'CART_ITEM_UNKNOWN' });
  });

  it('holds its places at the checkout', async () => {
    const held = { ...cart, holdsUntil: string('2026-11-20T12:15:00.000Z') };
    const expectation = { given: full, method: 'POST', path: '/api/cart/checkout', query, answer: held } as const;
    const found = await expectAnswer('the places of a cart are held', expectation, (_, api) => checkOut(api, site));
    expect(found.holdsUntil).toBe('2026-11-20T12:15:00.000Z');
  });

  it('holds its places no longer than once more', async () => {
    const held = 'a person whose places are held as long as they can be';
    const refused = conflict('HOLD_ALREADY_EXTENDED');
    const expectation = { given: held, method: 'POST', path: '/api/cart/checkout', query, ...refused } as const;
    const told = expectAnswer('a hold is extended again', expectation, (_, api) => checkOut(api, site));
    await expect(told).rejects.toMatchObject({ code: 'HOLD_ALREADY_EXTENDED' });
  });
});

describe('an order', () => {
  const body = {
    travelerType: 'myself',
    firstName: 'Ada',
    lastName: 'Rossi',
    email: 'buyer@example.org',
    phoneNumber: '+390612345678',
    paymentMethod: 'card',
    acceptTerms: true,
  } as const;
  const place = (title: string, given: string, told: object, order: object = body) => {
    const key = title.replaceAll(' ', '-');
    const headers = { 'idempotency-key': key };
    const asked = { language: 'de_DE' };
    const expectation = { given, method: 'POST', path: '/api/orders', query: asked, headers, body: order, ...told };
    return expectAnswer(title, expectation as never, (_, api) => postOrder(api, order as typeof body, key, site));
  };

  it('is placed, and can be paid for half an hour', async () => {
    const answer = {
      reference: string('CIC-7K3M9Q'),
      status: 'awaiting-payment',
      total: money,
      expiresAt: string('2026-11-20T12:30:00.000Z'),
      payment: like({ method: 'card', gateway: 'sandbox', status: 'waiting' }),
    };
    const order = await place('an order is placed', full, { status: 201, answer });
    expect(order.status).toBe('awaiting-payment');
  });

  it('is not placed of another cart than the one that was shown', async () => {
    const other = { ...body, cartVersion: 'another' };
    const told = place('an order of another cart is placed', full, conflict('CART_CHANGED'), other);
    await expect(told).rejects.toMatchObject({ code: 'CART_CHANGED' });
  });

  it('is not placed of an empty cart', async () => {
    const told = place('an order of an empty cart is placed', 'a person with an empty cart', conflict('CART_EMPTY'));
    await expect(told).rejects.toMatchObject({ code: 'CART_EMPTY' });
  });

  it('is canceled while it waits, and the cart keeps its tours', async () => {
    const path = '/api/cart/order/CIC-7K3M9Q';
    const expectation = { given: waiting, method: 'DELETE', path, query, answer: cart } as const;
    const found = await expectAnswer('an order is canceled', expectation, (_, api) =>
      giveUpOrder(api, 'CIC-7K3M9Q', site),
    );
    expect(found.items).toHaveLength(1);
  });
});

describe('the payment', () => {
  const path = '/api/orders/CIC-7K3M9Q/payment';
  const card = { expiry: '12/29', cvc: '123', holder: 'Ada Rossi' };
  const pay = (title: string, given: string, cardNumber: string, told: object) => {
    const body = { cardNumber, ...card };
    return expectAnswer(title, { given, method: 'POST', path, body, ...told }, (_, api) =>
      payOrder(api, 'CIC-7K3M9Q', undefined, body),
    );
  };

  it('is accepted', async () => {
    const progress = await pay('an order is paid', waiting, '4242424242424242', { answer: { status: 'paid' } });
    expect(progress.status).toBe('paid');
  });

  it('is declined', async () => {
    const declined = { answer: { status: 'declined' } };
    const progress = await pay('a card is declined', waiting, '4000000000000002', declined);
    expect(progress.status).toBe('declined');
  });

  it('waits for the confirmation that the bank asks for', async () => {
    const asked = { answer: { status: 'requires-action', action: { id: string('act_1') } } };
    const progress = await pay('a bank asks for a confirmation', waiting, '4000002500003155', asked);
    expect(progress.action?.id).toBe('act_1');
  });

  it('is refused for an order that was canceled', async () => {
    const canceled = 'a person with an order that was canceled';
    const told = pay('a canceled order is paid', canceled, '4242424242424242', conflict('ORDER_NOT_PAYABLE'));
    await expect(told).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  });
});
