import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { behaviourOf } from './test-card.js';

const now = new Date('2026-11-20T10:00:00Z');
const card = { cardNumber: '4242424242424242', expiry: '11/26', cvc: '123', holder: 'Ada Traveller' };
const behaviour = (changes: Partial<typeof card>, at = now) => behaviourOf({ ...card, ...changes }, at);

describe('a test card', () => {
  it.each([
    ['4242 4242 4242 4242', 'captured'],
    ['4000-0000-0000-0002', 'declined'],
    ['4000002500003155', 'requires-action'],
    ['4000002760003184', undefined],
  ] as const)('%s: %s', (cardNumber, expected) => {
    if (expected) expect(behaviour({ cardNumber })).toBe(expected);
    else expect(() => behaviour({ cardNumber })).toThrow('cardNumber');
  });

  it.each([
    '4242',
    '4242424242424243',
    '5242424242424242',
    '42424242424242424242',
    'four two four two',
    '4242٤٢٤٢42424242',
    '',
  ])('refuses the number %s', (cardNumber) => {
    expect(() => behaviour({ cardNumber })).toThrow('CARD_DETAILS_INCORRECT {"field":"cardNumber"}');
  });

  it.each(['13/30', '00/30', '1126', '11-26', '11/2', '11/2099', ''])('refuses to expire %s', (expiry) => {
    expect(() => behaviour({ expiry })).toThrow('CARD_DETAILS_INCORRECT {"field":"expiry"}');
  });

  it.each(['10/26', '11/25', '1/20', '11/2019'])('has expired: %s', (expiry) => {
    expect(() => behaviour({ expiry })).toThrow('CARD_EXPIRED');
  });

  it.each(['11/26', '11/2026', '1/27', ' 12 / 30 '])('is good until %s', (expiry) => {
    expect(behaviour({ expiry })).toBe('captured');
  });

  it('is good until its month has ended everywhere on Earth', () => {
    expect(behaviour({}, new Date('2026-12-01T11:59:59Z'))).toBe('captured');
    expect(() => behaviour({}, new Date('2026-12-01T12:00:00Z'))).toThrow('CARD_EXPIRED');
  });

  it.each(['12', '12345', 'abc', ''])('refuses the code %s', (cvc) => {
    expect(() => behaviour({ cvc })).toThrow('cvc');
  });

  it('needs a holder', () => {
    expect(() => behaviour({ holder: ' ' })).toThrow('holder');
  });

  it('never pays when one digit is mistyped', () => {
    const mistyped = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(mistyped, ([place, shift]) => {
        const digits = [...card.cardNumber];
        digits[place] = String((Number(digits[place]) + shift) % 10);
        expect(() => behaviour({ cardNumber: digits.join('') })).toThrow('cardNumber');
      }),
    );
  });
});
