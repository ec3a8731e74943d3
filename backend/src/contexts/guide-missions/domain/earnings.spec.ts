import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type AgreedTerms,
  agreedTerms,
  corrected,
  type Earnings,
  earningsOf,
  forBookings,
  payDate,
  type PaidDeparture,
  type PayRules,
  type PayTerm,
  refundLine,
  withBooking,
} from './earnings.js';

const DAY = '2027-06-05';
const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const booking = (reference: string, amount: number, discount = 0) => ({
  reference,
  price: eur(amount),
  discount: eur(discount),
  travellers: { adults: 2, children: 1, infants: 1 },
});
const share: PayTerm = { kind: 'share', basisPoints: 7000 };
const plain: PayRules = { vatBasisPoints: 0, nightBasisPoints: 2500, seasons: [], languages: {}, tickets: null };
const noon = { localDate: DAY, localTime: '12:00', language: 'it_IT' as const };
const terms = (rules: Partial<PayRules> = {}, term: PayTerm = share, departure: PaidDeparture = noon): AgreedTerms =>
  agreedTerms(term, { ...plain, ...rules }, departure);
const kindsAndAmounts = ({ lines }: Earnings) => lines.map(({ kind, amount }) => [kind, amount.amount]);

describe('what a guide earns', () => {
  it('is a share of each booking, rounded half up once per line', () => {
    const earnings = earningsOf([booking('BK-1', 18_001), booking('BK-2', 12_345)], terms(), DAY);
    expect(earnings).toMatchObject({
      lines: [
        { kind: 'share', bookingReference: 'BK-1', basisPoints: 7000, amount: eur(12_601) },
        { kind: 'share', bookingReference: 'BK-2', basisPoints: 7000, amount: eur(8_642) },
      ],
      net: eur(21_243),
      payOn: '2027-07-08',
    });
  });

  it('is a share of the net price: without the discount, the tickets, and the VAT in the rest', () => {
    const tickets = { currency: 'EUR', adult: 1_600, child: 800, infant: 0 } as const;
    const earnings = earningsOf([booking('BK-1', 20_000, 2_000)], terms({ vatBasisPoints: 2000, tickets }), DAY);
    // 20,000 - 2,000 - 4,000 = 14,000; without 20 % VAT 11,667; 70 % of it.
    expect(earnings.lines).toEqual([
      { kind: 'share', bookingReference: 'BK-1', basisPoints: 7000, of: eur(11_667), amount: eur(8_167) },
      { kind: 'ticket-advance', bookingReference: 'BK-1', amount: eur(4_000) },
    ]);
    expect(earnings.net).toEqual(eur(12_167));
  });

  it('is never negative, though a discount takes everything off', () => {
    expect(earningsOf([booking('BK-1', 5_000, 5_000)], terms({ vatBasisPoints: 2000 }), DAY).net).toEqual(eur(0));
  });

  it('is a fixed fee whatever the price, and however many bookings', () => {
    const fee = terms({}, { kind: 'fixed-fee', fee: { amount: 15_000, currency: 'JPY' } });
    const earnings = earningsOf([booking('BK-1', 1), booking('BK-2', 2)], fee, DAY);
    expect(earnings.net).toEqual({ amount: 15_000, currency: 'JPY' });
    expect(withBooking(earnings, booking('BK-3', 90_000), DAY)).toEqual(earnings);
  });

  it('grows by a further booking and keeps the lines that were promised', () => {
    const promised = earningsOf([booking('BK-1', 10_000)], terms(), DAY);
    const more = withBooking(promised, booking('BK-2', 5_000), DAY);
    expect(more.lines[0]).toEqual(promised.lines[0]);
    expect(more.net).toEqual(eur(10_500));
  });

  it('has supplements by season, night and language, of the share and of a fee alike', () => {
    const rules = { seasons: [{ from: '06-01', to: '08-31', basisPoints: 1000 }], languages: { ja_JP: 1500 } };
    const late = { localDate: DAY, localTime: '22:00', language: 'ja_JP' as const };
    expect(kindsAndAmounts(earningsOf([booking('BK-1', 10_000)], terms(rules, share, late), DAY))).toEqual([
      ['share', 7_000],
      ['season', 700],
      ['night', 1_750],
      ['language', 1_050],
    ]);
    const fee: PayTerm = { kind: 'fixed-fee', fee: eur(10_000) };
    expect(kindsAndAmounts(earningsOf([booking('BK-1', 1)], terms(rules, fee, late), DAY))).toEqual([
      ['fixed-fee', 10_000],
      ['season', 1_000],
      ['night', 2_500],
      ['language', 1_500],
    ]);
  });

  it.each([
    ['12-20', '12-20', '01-06', true],
    ['01-06', '12-20', '01-06', true],
    ['01-07', '12-20', '01-06', false],
    ['06-01', '06-01', '08-31', true],
    ['09-01', '06-01', '08-31', false],
  ])('on %s has the supplement of the season from %s to %s: %s', (day, from, to, has) => {
    const agreed = terms({ seasons: [{ from, to, basisPoints: 500 }] }, share, { ...noon, localDate: `2027-${day}` });
    expect(agreed.supplements.length > 0).toBe(has);
  });

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['05:59', true],
    ['06:00', false],
  ])('for a start at %s has the supplement of the night: %s', (localTime, has) => {
    expect(terms({}, share, { ...noon, localTime }).supplements.length > 0).toBe(has);
  });

  it('leaves tickets in another currency than the pay to the company', () => {
    const tickets = { currency: 'JPY', adult: 1_600, child: 800, infant: 0 } as const;
    expect(kindsAndAmounts(earningsOf([booking('BK-1', 10_000)], terms({ tickets }), DAY))).toEqual([['share', 7_000]]);
  });

  it('is paid for the bookings that were cancelled late, without tickets that nobody bought', () => {
    const tickets = { currency: 'EUR', adult: 500, child: 0, infant: 0 } as const;
    const earnings = earningsOf([booking('BK-1', 11_000), booking('BK-2', 6_000)], terms({ tickets }), DAY);
    expect(kindsAndAmounts(forBookings(earnings, ['BK-1'], DAY))).toEqual([['share', 7_000]]);
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

describe('a refund after the visit', () => {
  const earnings = earningsOf([booking('BK-1', 10_000), booking('BK-2', 8_000)], terms(), DAY);
  const refund = (refundId: string, amount: number, paid = 10_000, reference = 'BK-1') => ({
    reference,
    refundId,
    refunded: eur(amount),
    paid: eur(paid),
  });

  it('takes the guide’s share of it back, at the original rate', () => {
    expect(refundLine(earnings, [], refund('R-1', 2_500))).toEqual({
      kind: 'refund',
      bookingReference: 'BK-1',
      basisPoints: 7000,
      refundId: 'R-1',
      amount: eur(-1_750),
    });
  });

  it('counts the part of the price, where the customer paid in another currency', () => {
    const paid = { amount: 16_000, currency: 'JPY' } as const;
    const line = refundLine(earnings, [], { ...refund('R-1', 0), refunded: { ...paid, amount: 4_000 }, paid });
    expect(line?.amount).toEqual(eur(-1_750));
  });

  it('takes nothing from a fixed fee, nor of a booking that the mission does not have', () => {
    const fee = earningsOf([booking('BK-1', 1)], terms({}, { kind: 'fixed-fee', fee: eur(9_000) }), DAY);
    expect(refundLine(fee, [], refund('R-1', 10_000))).toBeUndefined();
    expect(refundLine(earnings, [], refund('R-1', 10_000, 10_000, 'BK-9'))).toBeUndefined();
  });

  it('never takes back more than the booking earned', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 6 }), (amounts) => {
        let lines: NonNullable<ReturnType<typeof refundLine>>[] = [];
        amounts.forEach((amount, index) => {
          const line = refundLine(earnings, lines, refund(`R-${index}`, amount));
          if (line) lines = [...lines, line];
        });
        const { net } = corrected(earnings, lines);
        expect(net.amount).toBeGreaterThanOrEqual(5_600);
        expect(net.amount).toBe(earnings.net.amount + lines.reduce((sum, line) => sum + line.amount.amount, 0));
      }),
    );
  });
});
