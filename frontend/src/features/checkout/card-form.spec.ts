import { expect, it } from '@jest/globals';
import { cardForm } from './card-form.js';

const expiryIn = (expiry: string): string | undefined =>
  cardForm.safeParse({ cardNumber: '4242 4242 4242 4242', expiry, cvc: '123', holder: 'ADA' }).data?.expiry;

it.each(['1230', '12/30', ' 12 / 30 ', '12-30', '12.2030', '122030', '１２／３０'])(
  'reads %p as month and year',
  (typed) => expect(expiryIn(typed)).toBe('12/30'),
);

it('reads a month of one digit', () => expect(expiryIn('3/30')).toBe('03/30'));

it.each(['1330', '0/30', '12', '12/3', 'soon', ''])('refuses %p', (typed) => expect(expiryIn(typed)).toBeUndefined());

it.each([
  ['', 'checkout.card.error.holder'],
  ['A'.repeat(101), 'checkout.error.name.long'],
  ['Ada <b>', 'checkout.error.name.odd'],
])('says of the holder %p what is wrong with it', (holder, text) => {
  const { error } = cardForm.safeParse({ cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', holder });
  expect(error?.issues.map(({ message }) => message)).toEqual([text]);
});
