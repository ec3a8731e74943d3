import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES } from '../../../shared-kernel/money/currency.js';
import { convert, Money } from '../../../shared-kernel/money/money.js';
import { pricesByPeople, priceOf } from './price-policy.js';
import type { Priceable } from '../../../shared-kernel/money/price-table.js';
import { PartyNotBookable } from './pricing.errors.js';
import { rateBetween, rateSetOf } from './rate-set.js';

const privateTour: Priceable = {
  subject: 'option',
  currency: 'EUR',
  prices: {
    kind: 'per-group',
    bands: [
      { upTo: 2, amount: 19_500 },
      { upTo: 4, amount: 22_500 },
    ],
    extraPerson: 2_500,
  },
  infantsNeedSeat: false,
  minimumPersons: 1,
  maximumPersons: 8,
};
const groupTour: Priceable = {
  ...privateTour,
  prices: { kind: 'per-person', adult: 2_900, child: 1_500, infant: 0 },
  minimumPersons: 2,
  maximumPersons: 12,
};
const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

const refusal = (act: () => unknown): unknown => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof PartyNotBookable) return error.params['reason'];
    throw error;
  }
};

describe('the price of a private tour', () => {
  it.each([
    [party(1), 19_500],
    [party(2), 19_500],
    [party(2, 1), 22_500],
    [party(4), 22_500],
    [party(5), 25_000],
    [party(6, 2), 32_500],
  ])('%j pays %i', (travellers, amount) => {
    expect(priceOf(privateTour, travellers).total).toEqual(Money.of(amount, 'EUR'));
  });

  it('counts infants only where they need a seat', () => {
    expect(priceOf(privateTour, party(2, 0, 1)).total.amount).toBe(19_500);
    expect(priceOf({ ...privateTour, infantsNeedSeat: true }, party(2, 0, 1)).total.amount).toBe(22_500);
  });

  it('explains itself by steps', () => {
    expect(priceOf(privateTour, party(6)).steps).toEqual([
      {
        kind: 'group',
        count: 1,
        unit: { amount: 22_500, currency: 'EUR' },
        amount: { amount: 22_500, currency: 'EUR' },
      },
      {
        kind: 'extra-persons',
        count: 2,
        unit: { amount: 2_500, currency: 'EUR' },
        amount: { amount: 5_000, currency: 'EUR' },
      },
    ]);
  });

  it('refuses what cannot be booked, and says why', () => {
    expect(refusal(() => priceOf(privateTour, party(0, 2)))).toBe('no_adult');
    expect(refusal(() => priceOf(privateTour, party(8)))).toBeUndefined();
    expect(refusal(() => priceOf(privateTour, party(9)))).toBe('too_many');
    expect(refusal(() => priceOf(groupTour, party(1, 0, 3)))).toBe('too_few');
    expect(refusal(() => priceOf(privateTour, party(1, 0, 2)))).toBeUndefined();
    expect(refusal(() => priceOf(privateTour, party(1, 0, 3)))).toBe('too_many_infants');
    expect(refusal(() => priceOf(groupTour, party(3, 2, 6)))).toBeUndefined();
    expect(refusal(() => priceOf(groupTour, party(3, 2, 7)))).toBe('too_many_infants');
    expect(refusal(() => priceOf(groupTour, party(1, 1)))).toBeUndefined();
    expect(
      refusal(() => priceOf({ ...privateTour, prices: { kind: 'per-group', bands: [], extraPerson: 0 } }, party(1))),
    ).toBe('not_priced');
  });

  it('lists the totals for a number of adults, null where so many cannot book', () => {
    expect(pricesByPeople(privateTour, 9)).toEqual([
      19_500,
      19_500,
      22_500,
      22_500,
      25_000,
      27_500,
      30_000,
      32_500,
      null,
    ]);
    expect(pricesByPeople(groupTour, 3)).toEqual([null, 5_800, 8_700]);
  });
});

describe('every price', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const perGroup = fc.record({
    kind: fc.constant('per-group' as const),
    bands: fc
      .uniqueArray(fc.record({ upTo: fc.integer({ min: 1, max: 12 }), amount }), {
        minLength: 1,
        maxLength: 5,
        selector: (band) => band.upTo,
      })
      .map((bands) => bands.sort((a, b) => a.upTo - b.upTo)),
    extraPerson: amount,
  });
  const perPerson = fc.record({
    kind: fc.constant('per-person' as const),
    adult: amount,
    child: amount,
    infant: amount,
  });
  const subject = fc.record({
    subject: fc.constant('option'),
    currency: fc.constantFrom(...CURRENCIES),
    prices: fc.oneof(perGroup, perPerson),
    infantsNeedSeat: fc.boolean(),
    minimumPersons: fc.constant(1),
    maximumPersons: fc.constant(20),
  });
  const travellers = fc
    .record({
      adults: fc.integer({ min: 1, max: 8 }),
      children: fc.integer({ min: 0, max: 6 }),
      infants: fc.integer({ min: 0, max: 6 }),
    })
    .filter(({ adults, infants }) => infants <= 2 * adults);

  it('is the sum of its steps, and each step the product of count and unit', () => {
    fc.assert(
      fc.property(subject, travellers, (sold, people) => {
        const { total, steps } = priceOf(sold, people);
        expect(steps.reduce((sum, step) => sum + step.amount.amount, 0)).toBe(total.amount);
        for (const step of steps) expect(step.amount.amount).toBe(step.count * step.unit.amount);
        expect(steps.every((step) => step.amount.currency === sold.currency)).toBe(true);
      }),
    );
  });

  it('is a whole number of minor units in every currency, and never nothing for something', () => {
    const set = rateSetOf('feed', '2026-11-19', {
      USD: '1.16',
      GBP: '0.87',
      CHF: '0.93',
      JPY: '178.45',
      CAD: '1.62',
      AUD: '1.77',
    })!;
    fc.assert(
      fc.property(subject, travellers, fc.constantFrom(...CURRENCIES), (sold, people, currency) => {
        const { total } = priceOf(sold, people);
        const shown = convert(total, rateBetween(set, sold.currency, currency));
        expect(Number.isSafeInteger(shown.amount)).toBe(true);
        expect(shown.amount > 0).toBe(total.amount > 0);
        expect(shown.currency).toBe(currency);
      }),
    );
  });
});
