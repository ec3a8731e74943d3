import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TaxUnknown } from './invoice.errors.js';
import { taxOf, vatOf } from './tax.js';
import { VAT_RATES } from './vat-rates.js';

const rules = { rates: VAT_RATES, country: 'IT' };

describe('the tax of a line', () => {
  it('is the rate of the company’s country, or of the country that the line names', () => {
    expect(taxOf('standard', '2027-05-01', rules)).toEqual({ regime: 'standard', country: 'IT', basisPoints: 2200 });
    expect(taxOf('standard:FI', '2027-05-01', rules)).toMatchObject({ country: 'FI', basisPoints: 2550 });
  });

  it('changes on the day of a new rate', () => {
    expect(taxOf('standard:EE', '2025-06-30', rules).basisPoints).toBe(2200);
    expect(taxOf('standard:EE', '2025-07-01', rules).basisPoints).toBe(2400);
  });

  it.each(['margin-scheme', 'exempt', 'outside-eu', 'agent', 'voucher'])('of %s has no rate', (regime) => {
    expect(taxOf(regime, '2027-05-01', rules)).toEqual({ regime });
  });

  it('is never guessed', () => {
    expect(() => taxOf('reduced', '2027-05-01', rules)).toThrow(TaxUnknown);
    expect(() => taxOf('standard:ZZ', '2027-05-01', rules)).toThrow(TaxUnknown);
    expect(() => taxOf('standard:EE', '2023-12-31', rules)).toThrow(TaxUnknown);
  });
});

describe('the VAT of an invoice', () => {
  const at22 = { regime: 'standard', country: 'IT', basisPoints: 2200 } as const;

  it('is taken out of the sum of a rate, once', () => {
    const lines = [
      { amount: 12_200, tax: at22 },
      { amount: -1220, tax: at22 },
      { amount: 5000, tax: { regime: 'margin-scheme' } as const },
    ];
    expect(vatOf(lines, 'EUR')).toEqual([{ country: 'IT', basisPoints: 2200, net: 9000, vat: 1980 }]);
  });

  it('and the net always add up to what was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (amounts) => {
        const [part] = vatOf(
          amounts.map((amount) => ({ amount, tax: at22 })),
          'EUR',
        );
        expect((part?.net ?? 0) + (part?.vat ?? 0)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });
});
