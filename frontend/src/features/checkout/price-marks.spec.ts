import { describe, expect, it } from '@jest/globals';
import type { Money } from '../../ui/text/money.js';
import type { Cart, CartItem } from './checkout.api.js';
import { marksOf, withMarks } from './price-marks.js';
import { aCart } from './testing/a-cart.js';

const eur = (amount: number): Money => ({ amount, currency: 'EUR' });

const cartOf = (price: Money, previousPrice: Money | null): Cart =>
  aCart({
    items: [{ id: 'a', price, previousPrice } as CartItem],
    total: price,
    currency: price.currency,
    version: 'v1',
    holdsUntil: null,
    waitingOrder: null,
  });

const shown = (cart: Cart, marks = {}): Money | null | undefined => withMarks(cart, marks).items[0]?.previousPrice;

describe('a changed price', () => {
  const marks = marksOf(cartOf(eur(200), eur(195)), {});

  it('stays marked after the server was told that it was seen', () => {
    expect(shown(cartOf(eur(200), null), marks)).toEqual(eur(195));
  });

  it('is no longer one when it is the old one again, or in another currency', () => {
    expect(shown(cartOf(eur(195), null), marks)).toBeNull();
    expect(shown(cartOf({ amount: 210, currency: 'USD' }, null), marks)).toBeNull();
  });

  it('leaves what is known as it is when there is nothing new', () => {
    expect(marksOf(cartOf(eur(200), null), marks)).toBe(marks);
    expect(marksOf(cartOf(eur(210), eur(200)), marks)).toBe(marks);
  });
});
