import { describe, expect, it } from '@jest/globals';
import type { Cart, CartItem } from './checkout.api.js';
import { millisecondsUntilRepriced } from './use-cart.js';
import { aCart } from './testing/a-cart.js';

const MINUTE = 60_000;
const now = Date.parse('2026-11-20T10:00:00Z');

const cartUntil = (...minutes: number[]): Cart =>
  aCart({
    items: minutes.map((each) => ({ guaranteedUntil: new Date(now + each * MINUTE).toISOString() }) as CartItem),
    total: { amount: 0, currency: 'EUR' },
    currency: 'EUR',
    version: 'v1',
    holdsUntil: null,
    waitingOrder: null,
  });

describe('a cart is read again', () => {
  it('when the first guarantee runs out', () => {
    expect(millisecondsUntilRepriced(cartUntil(30, 12, 25), now)).toBe(12 * MINUTE);
  });

  it('not more than once a minute, whatever the clocks say', () => {
    expect(millisecondsUntilRepriced(cartUntil(-600), now)).toBe(MINUTE);
  });

  it('not at all while it is empty', () => {
    expect(millisecondsUntilRepriced(cartUntil(), now)).toBe(false);
    expect(millisecondsUntilRepriced(undefined, now)).toBe(false);
  });
});
