import { describe, expect, it } from '@jest/globals';
import { safeParse } from 'zod/mini';
import { minorUnitsOf } from '../../ui/text/minor-units.js';
import { promoCodeSchema, type PromoCodeValues } from './promo-code.schema.js';
import { emptyValues, fieldOfMoment, termsOf, valuesOf } from './promo-code-values.js';
import type { PromoCodeRecord } from './promo-codes.api.js';

const minimum = { EUR: '50', USD: '55.50', GBP: '45', CHF: '50', JPY: '8000', CAD: '75', AUD: '80' };
const filled: PromoCodeValues = {
  ...emptyValues(new Date('2026-11-20T12:00:00Z')),
  code: 'SPRING',
  percent: '15',
};

describe('an amount that the team types', () => {
  it.each([
    ['50', 'EUR', 5000],
    ['49.9', 'EUR', 4990],
    ['49,90', 'EUR', 4990],
    ['8000', 'JPY', 8000],
    ['8000.5', 'JPY', undefined],
    ['1.234', 'EUR', undefined],
    ['0', 'EUR', undefined],
    ['ten', 'EUR', undefined],
  ])('%s of %s is %s', (text, currency, units) => {
    expect(minorUnitsOf(text, currency)).toBe(units);
  });
});

describe('the form of a promo code', () => {
  const faults = (values: object): string[] =>
    safeParse(promoCodeSchema, { ...filled, ...values }).error?.issues.map(({ message }) => message) ?? [];

  it('needs a code, a percentage and a beginning', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ code: ' ', percent: '', startsAt: '' })).toEqual([
      'promo-codes.code.missing',
      'promo-codes.percent.wrong',
      'promo-codes.startsAt.missing',
    ]);
    expect(faults({ percent: '91', mostUses: '0' })).toEqual([
      'promo-codes.percent.wrong',
      'promo-codes.mostUses.wrong',
    ]);
  });

  it('takes a minimum in each currency, or in none', () => {
    expect(faults({ minimum })).toEqual([]);
    expect(faults({ minimum: { ...minimum, JPY: '' } })).toEqual(['promo-codes.minimum.incomplete']);
    expect(faults({ minimum: { ...minimum, JPY: '0.5' } })).toEqual(['promo-codes.minimum.wrong']);
  });

  it('sends what was filled in, and nothing else', () => {
    const startsAt = new Date(filled.startsAt).toISOString();
    expect(termsOf(filled)).toEqual({ percent: 15, startsAt });
    expect(termsOf({ ...filled, endsAt: filled.startsAt, mostUses: '5', minimum })).toEqual({
      percent: 15,
      startsAt,
      endsAt: startsAt,
      mostUses: 5,
      minimum: { EUR: 5000, USD: 5550, GBP: 4500, CHF: 5000, JPY: 8000, CAD: 7500, AUD: 8000 },
    });
  });

  it('shows a code as it stands', () => {
    const startsAt = '2026-11-20T12:00:00.000Z';
    const record = { code: 'SPRING', percent: 15, startsAt, endsAt: null, mostUses: null, minimum: null };
    expect(valuesOf(record as PromoCodeRecord)).toEqual(filled);
    expect(new Date(fieldOfMoment(startsAt)).toISOString()).toBe(startsAt);
  });
});
