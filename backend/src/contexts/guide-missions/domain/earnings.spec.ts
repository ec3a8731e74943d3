import { describe, expect, it } from '@jest/globals';
import { earningsOf, payDate, withBooking } from './earnings.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const booking = (reference: string, amount: number) => ({ reference, price: eur(amount) });
const share = { kind: 'share', basisPoints: 7000 } as const;

describe('what a guide earns', () => {
  it('is a share of each booking, rounded half up once per line', () => {
    const earnings = earningsOf([booking('BK-1', 18_001), booking('BK-2', 12_345)], share, '2027-06-05');
    expect(earnings).toEqual({
      lines: [
        { kind: 'share', bookingReference: 'BK-1', basisPoints: 7000, amount: eur(12_601) },
        { kind: 'share', bookingReference: 'BK-2', basisPoints: 7000, amount: eur(8_642) },
      ],
      net: eur(21_243),
      payOn: '2027-07-08',
    });
  });

  it('is a fixed fee whatever the price, and however many bookings', () => {
    const fee = { kind: 'fixed-fee', fee: { amount: 15_000, currency: 'JPY' } } as const;
    const earnings = earningsOf([booking('BK-1', 1), booking('BK-2', 2)], fee, '2027-06-05');
    expect(earnings.net).toEqual({ amount: 15_000, currency: 'JPY' });
    expect(withBooking(earnings, booking('BK-3', 90_000), '2027-06-05')).toEqual(earnings);
  });

  it('grows by a further booking and keeps the lines that were promised', () => {
    const promised = earningsOf([booking('BK-1', 10_000)], share, '2027-06-05');
    const more = withBooking(promised, booking('BK-2', 5_000), '2027-06-05');
    expect(more.lines[0]).toEqual(promised.lines[0]);
    expect(more.net).toEqual(eur(10_500));
  });

  it.each([
    ['2027-06-05', '2027-07-08', 'a Thursday'],
    ['2027-04-30', '2027-05-07', 'the Friday before a Saturday'],
    ['2027-07-01', '2027-08-06', 'the Friday before a Sunday'],
    ['2026-12-31', '2027-01-08', 'the next year'],
  ])('for the service on %s is paid on %s: %s', (service, paid) => {
    expect(payDate(service)).toBe(paid);
  });
});
