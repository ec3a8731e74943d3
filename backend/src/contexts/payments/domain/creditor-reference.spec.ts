import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { creditorReference, grouped, ordersNamedIn } from './creditor-reference.js';

const reference = fc.stringMatching(/^CIC-[0-9A-HJKMNP-TV-Z]{6}$/);

describe('the creditor reference of an order', () => {
  it('has the check digits of ISO 11649', () => {
    // The example of the standard's public description: RF18 5390 0754 7034.
    expect(creditorReference('539007547034')).toBe('RF18539007547034');
    expect(grouped(creditorReference('CIC-7K3M9Q'))).toMatch(/^RF\d\d CIC7 K3M9 Q$/);
  });

  it('is found again, however a bank writes it', () => {
    fc.assert(
      fc.property(reference, (order) => {
        const written = creditorReference(order);
        expect(ordersNamedIn(`/SCOR/${grouped(written).toLowerCase()} thank you`)).toEqual([order]);
        expect(ordersNamedIn(`Order ${order.replace('-', ' ')}, Rome`)).toEqual([order]);
      }),
    );
  });

  it('does not count with wrong check digits, while its order number does', () => {
    const right = creditorReference('CIC-7K3M9Q');
    const wrong = `RF${right.slice(2, 4) === '11' ? '12' : '11'}CIC4F8T2W`;
    expect(ordersNamedIn(wrong)).toEqual(['CIC-4F8T2W']);
    expect(ordersNamedIn(`${right} ${wrong}`)).toEqual(['CIC-7K3M9Q']);
  });

  it('names each of several orders once', () => {
    expect(ordersNamedIn('CIC-7K3M9Q + cic 4f8t2w, CIC7K3M9Q')).toEqual(['CIC-7K3M9Q', 'CIC-4F8T2W']);
    expect(ordersNamedIn('Invoice 4711')).toEqual([]);
    expect(ordersNamedIn('Cicerone, Rome')).toEqual([]);
    expect(ordersNamedIn('Cicerone tour CIC-7K3M9Q')).toEqual(['CIC-7K3M9Q']);
  });
});
