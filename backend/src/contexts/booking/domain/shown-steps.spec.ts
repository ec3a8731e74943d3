import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Currency, priceStep } from '../../../shared-kernel/money/currency.js';
import { convert, Money, type Rate } from '../../../shared-kernel/money/money.js';
import type { PriceStep } from './price-offers.js';
import { shownSteps } from './shown-steps.js';

const rates: readonly Rate[] = [
  { from: 'EUR', to: 'EUR', rate: '1', date: '2027-05-01' },
  { from: 'EUR', to: 'USD', rate: '1.1634', date: '2027-05-01' },
  { from: 'EUR', to: 'JPY', rate: '178.45', date: '2027-05-01' },
  { from: 'JPY', to: 'CHF', rate: '0.005218262818', date: '2027-05-01' },
];

const step = (kind: PriceStep['kind'], count: number, unit: number, currency: Currency): PriceStep => ({
  kind,
  count,
  unit: { amount: unit, currency },
  amount: { amount: unit * count, currency },
});

/** What the steps cost together, by one conversion, and how that is explained. */
function explained(rate: Rate, ...told: readonly (readonly [PriceStep['kind'], number, number])[]) {
  const steps = told.map(([kind, count, unit]) => step(kind, count, unit, rate.from));
  const total = Money.sum(
    steps.map(({ amount }) => Money.from(amount)),
    rate.from,
  );
  const price = convert(total, rate).toJSON();
  return { price, shown: shownSteps({ rate, steps }) };
}

describe('how a price is explained in another currency', () => {
  it('has its lines in the currency of the price, which add up to it', () => {
    const { price, shown } = explained(rates[2]!, ['adults', 3, 4_850], ['children', 1, 2_425]);
    expect(price).toEqual({ amount: 30_290, currency: 'JPY' });
    expect(shown.map(({ amount }) => amount)).toEqual([
      { amount: 25_960, currency: 'JPY' },
      { amount: 4_330, currency: 'JPY' },
    ]);
  });

  it('says what each pays only where so many times that is the line', () => {
    const { shown } = explained(rates[2]!, ['adults', 3, 4_850], ['children', 2, 2_000]);
    expect(shown.map(({ unit, amount }) => [unit?.amount ?? null, amount.amount])).toEqual([
      [null, 25_960],
      [3_570, 7_140],
    ]);
  });

  it('is the same in the currency of the tour', () => {
    const { shown } = explained(rates[0]!, ['group', 1, 19_500], ['extra-persons', 2, 2_000]);
    expect(shown).toEqual([step('group', 1, 19_500, 'EUR'), step('extra-persons', 2, 2_000, 'EUR')]);
  });

  it('has lines where nobody pays', () => {
    const { shown } = explained(rates[1]!, ['adults', 2, 0]);
    const nothing = { amount: 0, currency: 'USD' };
    expect(shown).toEqual([{ kind: 'adults', count: 2, unit: nothing, amount: nothing }]);
  });

  it('adds up for every party in every currency, each line at most one step from its own conversion', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 500_000 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...rates),
        fc.array(line, { minLength: 1, maxLength: 3 }),
        (rate: Rate, lines: [number, number][]) => {
          const told = lines.map(([count, unit]) => ['adults', count, unit] as const);
          const { price, shown } = explained(rate, ...told);
          expect(shown.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.amount);
          for (const [index, { count, unit, amount }] of shown.entries()) {
            expect(amount.currency).toBe(rate.to);
            if (unit) expect(unit.amount * count).toBe(amount.amount);
            const own = convert(Money.of((told[index]?.[2] ?? 0) * count, rate.from), rate);
            expect(Math.abs(own.amount - amount.amount)).toBeLessThanOrEqual(
              rate.from === rate.to ? 0 : priceStep(rate.to),
            );
          }
        },
      ),
    );
  });
});
