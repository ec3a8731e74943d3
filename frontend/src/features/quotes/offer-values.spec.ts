import { describe, expect, it } from '@jest/globals';
import { amountOf, basisPointsOf, offerOf, type OfferValues } from './offer-values.js';

const values: OfferValues = {
  lines: [
    { text: ' Five days ', amount: '5000' },
    { text: 'Reduction', amount: '-199,5' },
  ],
  currency: 'EUR',
  vat: '22',
  validUntil: '2027-05-02T18:00',
  freeHours: '48',
  vehicle: '',
  date: '',
  time: '',
  hours: '',
  note: ' ',
};

describe('an offer as it is typed', () => {
  it.each([
    ['49.90', 'EUR', 4990],
    ['49,9', 'EUR', 4990],
    ['-49', 'EUR', -4900],
    ['4900', 'JPY', 4900],
    ['49.5', 'JPY', undefined],
    ['49.999', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
    ['', 'EUR', undefined],
  ])('reads %p of %s as %p', (text, currency, units) => {
    expect(amountOf(text, currency)).toBe(units);
  });

  it('reads percents with two digits behind the point at most', () => {
    expect(['22', '5,5', '8.25', '0', '100', 'x'].map(basisPointsOf)).toEqual([
      2200,
      550,
      825,
      0,
      undefined,
      undefined,
    ]);
  });

  it('is sent without what was left empty', () => {
    expect(offerOf(values)).toEqual({
      lines: [
        { text: 'Five days', amount: 500_000 },
        { text: 'Reduction', amount: -19_950 },
      ],
      currency: 'EUR',
      vatBasisPoints: 2200,
      validUntil: new Date('2027-05-02T18:00').toISOString(),
      freeHours: 48,
    });
  });

  it('names the fields to mend', () => {
    const bad = { ...values, lines: [{ text: 'x', amount: '' }], vat: '', validUntil: '', freeHours: '-1' };
    expect(offerOf(bad)).toEqual(['lines', 'vat', 'validUntil', 'freeHours']);
  });
});
