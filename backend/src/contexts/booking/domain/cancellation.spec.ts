import { describe, expect, it } from '@jest/globals';
import type { PriceStep } from '../../../shared-kernel/money/price-table.js';
import { aBooking, anOrder, aTable, inAllLanguages } from '../testing/an-order.js';
import { linesOfIncrease, refundOfCancellation, refundOfReduction, sumOf } from './cancellation.js';
import { linesOfSale, priceLinesOf } from './lines-of-sale.js';

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

describe('included tickets', () => {
  const LATE = new Date('2027-05-03T07:00:00Z');
  const backOf = (of: ReturnType<typeof bought>, by: 'customer' | 'company') =>
    refundOfCancellation(of.order, of.booking, by, LATE).map(({ kind, refund }) => [kind, refund.amount]);
  const withTickets = (discount = 0) => bought({ group: 20_000, 'tickets-adults': 3_600 }, discount);

  it('go back until they are bought, even where the visit does not', () => {
    expect(backOf(withTickets(), 'customer')).toEqual([
      ['fare', 0],
      ['ticket', 3_600],
    ]);
  });

  it('stay paid once they are bought, unless the company cancels', () => {
    const of = withTickets();
    of.booking.ticketsBought = { at: '2027-05-02T10:00:00.000Z', by: 'admin-1' };
    expect(backOf(of, 'customer')).toEqual([
      ['fare', 0],
      ['ticket', 0],
    ]);
    expect(backOf(of, 'company')).toEqual([
      ['fare', 20_000],
      ['ticket', 3_600],
    ]);
  });

  it('of fewer people go back without a share of the discount', () => {
    const back = refunds(withTickets(2_000), { group: 18_000, 'tickets-adults': 1_800 });
    expect(back.map(({ kind, refund }) => [kind, refund.amount])).toEqual([
      ['fare', 2_000],
      ['ticket', 1_800],
      ['discount', -200],
    ]);
  });

  it('of fewer people stay paid once they are bought', () => {
    const of = withTickets();
    of.booking.ticketsBought = { at: '2027-05-02T10:00:00.000Z', by: 'admin-1' };
    const back = refunds(of, { group: 18_000, 'tickets-adults': 1_800 });
    expect(back.map(({ kind, refund }) => [kind, refund.amount])).toEqual([['fare', 2_000]]);
  });
});

describe('marking tickets as bought', () => {
  const tickets = {
    place: inAllLanguages('Museum'),
    included: true,
    currency: 'EUR',
    adult: 1_800,
    child: 0,
    infant: 0,
  } as const;
  const paid = (isIncluded: boolean) => {
    const table = {
      ...aTable,
      extras: { supplements: [], holidays: [], tickets: { ...tickets, included: isIncluded } },
    };
    const booking = aBooking({ sold: { ...sold({ group: 20_000 }), table } });
    booking.confirm(NOW);
    return booking;
  };
  const NOW = new Date('2027-05-01T12:00:00Z');

  it('keeps who bought them, once, and ends the offers that were shown', () => {
    const booking = paid(true);
    booking.buyTickets('admin-1', NOW);
    expect([booking.ticketsBought, booking.revision]).toEqual([{ at: NOW.toISOString(), by: 'admin-1' }, 1]);
    expect(() => booking.buyTickets('admin-2', NOW)).toThrow(
      expect.objectContaining({ code: 'TICKETS_ALREADY_BOUGHT' }),
    );
  });

  it('is refused where the price has none, and once the visit has begun', () => {
    expect(() => paid(false).buyTickets('admin-1', NOW)).toThrow(
      expect.objectContaining({ code: 'NO_TICKETS_TO_BUY' }),
    );
    expect(() => paid(true).buyTickets('admin-1', new Date('2027-05-03T07:30:00Z'))).toThrow(
      expect.objectContaining({ code: 'BOOKING_NOT_CHANGEABLE' }),
    );
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

describe('around the days on which the clocks change', () => {
  const free = (startsAt: string, now: string): boolean =>
    aBooking({ startsAt: new Date(startsAt), localDate: startsAt.slice(0, 10) }).isFree(new Date(now));

  // Rome, 28 March 2027: 02:00 becomes 03:00. The tour starts at 09:30 summer time, 07:30 UTC.
  it('24 hours are 24 hours where the day before has 23: until 08:30 on the clock of the city', () => {
    expect(free('2027-03-28T07:30:00.000Z', '2027-03-27T07:30:00.000Z')).toBe(true);
    expect(free('2027-03-28T07:30:00.000Z', '2027-03-27T07:30:00.001Z')).toBe(false);
  });

  // Rome, 31 October 2027: 03:00 becomes 02:00. The tour starts at 09:30 winter time, 08:30 UTC.
  it('24 hours are 24 hours where the day before has 25: until 10:30 on the clock of the city', () => {
    expect(free('2027-10-31T08:30:00.000Z', '2027-10-30T08:30:00.000Z')).toBe(true);
    expect(free('2027-10-31T08:30:00.000Z', '2027-10-30T08:30:00.001Z')).toBe(false);
  });
});

describe('in a currency without minor units', () => {
  const yen = { from: 'EUR', to: 'JPY', rate: '163.245', date: '2027-04-30' } as const;
  const inYen = (parts: Partial<Record<PriceStep['kind'], number>>) => {
    const price = sold(parts);
    const lines = priceLinesOf({ ...price, rate: yen });
    return {
      ...price,
      rate: yen,
      price: { amount: lines.reduce((sum, { amount }) => sum + amount.amount, 0), currency: 'JPY' as const },
    };
  };
  const boughtInYen = (discount: number) => {
    const booking = aBooking({ sold: inYen({ group: 18_000, weekday: 1_800 }) });
    const of = { bookingId: booking.id, itemId: booking.itemId, tax: 'margin-scheme' };
    const off = { ...of, kind: 'discount' as const, amount: { amount: -discount, currency: 'JPY' as const } };
    const lines = [...linesOfSale(booking), off].map((line, index) => ({
      ...line,
      id: `line-${index}`,
      chargeId: 'order-1',
      refunded: 0,
    }));
    return { booking, order: anOrder({ currency: 'JPY', lines }) };
  };
  const NOW = new Date('2027-05-01T12:00:00Z');

  it('everything that was charged goes back, to the yen', () => {
    const { booking, order } = boughtInYen(3_233);
    expect(sumOf(refundOfCancellation(order, booking, 'customer', NOW), 'JPY').amount).toBe(29_380 + 2_940 - 3_233);
  });

  it('a smaller party gets whole yen back, at the rate of the sale', () => {
    const { booking, order } = boughtInYen(3_233);
    const back = refundOfReduction(order, booking, inYen({ group: 15_000, weekday: 1_500 }));
    expect(back.map(({ kind, refund }) => [kind, refund.amount])).toEqual([
      ['fare', 29_380 - 24_490],
      ['supplement', 2_940 - 2_450],
      ['discount', -538],
    ]);
  });

  it('a dearer visit adds whole yen', () => {
    const lines = linesOfIncrease(inYen({ group: 18_000 }), inYen({ group: 20_000, night: 2_000 }));
    expect(lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['fare', 32_650 - 29_380],
      ['supplement', 3_260],
    ]);
  });
});
