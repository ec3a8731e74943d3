import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cardForm, typedExpiry } from './card-form.js';

const expiryIn = (expiry: string): string | undefined =>
  cardForm.safeParse({ cardNumber: '4242 4242 4242 4242', expiry, cvc: '123', holder: 'ADA' }).data?.expiry;

it.each(['1230', '12/30', ' 12 / 30 ', '12-30', '12.2030', '122030', '１２／３０'])(
  'reads %p as month and year',
  (typed) => expect(expiryIn(typed)).toBe('12/30'),
);

it('reads a month of one digit', () => expect(expiryIn('3/30')).toBe('03/30'));

it.each(['1330', '0/30', '12', '12/3', 'soon', ''])('refuses %p', (typed) => expect(expiryIn(typed)).toBeUndefined());

it('takes the digits that Japanese keyboards write', () => {
  const typed = { cardNumber: '４２４２　４２４２　４２４２　４２４２', cvc: '１２３' };
  expect(cardForm.safeParse({ ...typed, expiry: '１２／３０', holder: 'ADA' }).data).toMatchObject({
    cardNumber: '4242424242424242',
    expiry: '12/30',
    cvc: '123',
  });
});

describe('the date of a card', () => {
  const texts = (expiry: string) =>
    cardForm
      .safeParse({ cardNumber: '4242 4242 4242 4242', expiry, cvc: '123', holder: 'ADA' })
      .error?.issues.map(({ message }) => message);
  afterEach(() => void jest.useRealTimers());
  const at = (now: string) => jest.useFakeTimers({ now: new Date(now) });

  it('has passed when its month has ended everywhere', () => {
    at('2026-12-01T11:59:59Z');
    expect(texts('11/26')).toBeUndefined();
    at('2026-12-01T12:00:00Z');
    expect(texts('11/26')).toEqual(['checkout.card.error.expired']);
    expect(texts('1/20')).toEqual(['checkout.card.error.expired']);
    expect(texts('12/26')).toBeUndefined();
  });

  it('is told once to be none', () => expect(texts('13/20')).toEqual(['checkout.card.error.expiry']));
});

describe('while a date is typed', () => {
  /** Key by key; `<` takes the last one back. */
  const shown = (keys: string) =>
    [...keys].reduce((text, key) => (key === '<' ? text.slice(0, -1) : typedExpiry(text + key, text)), '');

  it.each([
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['330', '03/30'],
    ['3/30', '03/30'],
    ['1/30', '1/30'],
    ['１２', '12/'],
    ['12<', '12'],
    ['12<<', '1'],
    ['12<<130', '11/30'],
  ])('%s stands as %s', (keys, text) => expect(shown(keys)).toBe(text));

  it.each(['12/2030', '12/30'])('leaves %s, filled in at once, as it is', (text) =>
    expect(typedExpiry(text, '')).toBe(text),
  );
});

it.each([
  ['', 'checkout.card.error.holder'],
  ['A'.repeat(101), 'checkout.error.name.long'],
  ['Ada <b>', 'checkout.error.name.odd'],
])('says of the holder %p what is wrong with it', (holder, text) => {
  const { error } = cardForm.safeParse({ cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder });
  expect(error?.issues.map(({ message }) => message)).toEqual([text]);
});
