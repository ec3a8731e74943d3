import { describe, expect, it } from '@jest/globals';
import type { PriceStep } from '../../../shared-kernel/money/price-table.js';
import { aBooking, anOrder, aTable } from '../testing/an-order.js';
import { linesOfIncrease, refundOfReduction, sumOf } from './cancellation.js';
import { linesOfSale } from './lines-of-sale.js';

const rate = { from: 'EUR', to: 'EUR', rate: '1', date: '2027-04-30' } as const;
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const sold = (parts: Partial<Record<PriceStep['kind'], number>>) => {
  const steps = Object.entries(parts).map(([kind, amount]): PriceStep => ({
    kind: kind as PriceStep['kind'],
    count: 1,
    unit: eur(amount),
    amount: eur(amount),
  }));
  const price = eur(steps.reduce((sum, step) => sum + step.amount.amount, 0));
  return { price, priceOriginalCurrency: price, rate, steps, table: aTable };
};

function bought(parts: Partial<Record<PriceStep['kind'], number>>, discount = 0) {
  const booking = aBooking({ sold: sold(parts) });
  const of = { bookingId: booking.id, itemId: booking.itemId, tax: 'margin-scheme' };
  const off = { ...of, kind: 'discount' as const, amount: eur(-discount) };
  const lines = [...linesOfSale(booking), ...(discount ? [off] : [])].map((line, index) => ({
    ...line,
    id: `line-${index}`,
    chargeId: 'order-1',
    refunded: 0,
  }));
  return { booking, order: anOrder({ lines }) };
}
const refunds = (of: ReturnType<typeof bought>, after: Partial<Record<PriceStep['kind'], number>>) =>
  refundOfReduction(of.order, of.booking, sold(after));

describe('a cheaper visit', () => {
  it('gives back what its fare and its supplements become smaller', () => {
    const back = refunds(bought({ group: 20_000, weekday: 2_000, night: 1_000 }), { group: 18_000, weekday: 1_800 });
    expect(back.map(({ kind, reason, refund }) => [kind, reason, refund.amount])).toEqual([
      ['fare', undefined, 2_000],
      ['supplement', 'weekday', 200],
      ['supplement', 'night', 1_000],
    ]);
  });

  it('gives back only the difference where another supplement takes the place of one', () => {
    const back = refunds(bought({ group: 20_000, holiday: 4_000 }), { group: 20_000, season: 1_500 });
    expect(back.map(({ reason, refund }) => [reason, refund.amount])).toEqual([['holiday', 2_500]]);
  });

  it('keeps the share of the discount', () => {
    const back = refunds(bought({ group: 20_000, weekday: 2_000 }, 2_200), { group: 20_000 });
    expect(sumOf(back, 'EUR').amount).toBe(1_800);
  });
});

describe('a dearer visit', () => {
  it('adds a line for each part that becomes larger, with its reason', () => {
    const lines = linesOfIncrease(
      sold({ group: 20_000, weekday: 2_000 }),
      sold({ group: 22_000, weekday: 2_200, night: 900 }),
    );
    expect(lines.map(({ kind, reason, amount }) => [kind, reason, amount.amount])).toEqual([
      ['fare', 'change', 2_000],
      ['supplement', 'weekday', 200],
      ['supplement', 'night', 900],
    ]);
  });

  it('adds only the difference where another supplement takes the place of one', () => {
    const lines = linesOfIncrease(sold({ group: 20_000, weekday: 2_000 }), sold({ group: 20_000, holiday: 4_000 }));
    expect(lines.map(({ reason, amount }) => [reason, amount.amount])).toEqual([['holiday', 2_000]]);
  });
});
