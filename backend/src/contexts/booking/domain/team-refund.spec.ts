import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { anOrder } from '../testing/an-order.js';
import type { PriceLine } from './price-line.js';
import { divideRefund, TeamRefund } from './team-refund.js';

const now = new Date('2027-05-01T12:00:00Z');
const propose = (amount: number, currency: Currency = 'EUR') =>
  TeamRefund.propose('refund-1', anOrder(), { amount, currency }, 'The tour was short', 'giulia', now);
const line = (id: string, amount: number, changes: Partial<PriceLine> = {}): PriceLine => ({
  id,
  chargeId: 'order-1',
  kind: amount < 0 ? 'discount' : 'fare',
  itemId: 'item-1',
  bookingId: 'booking-1',
  amount: { amount, currency: 'EUR' },
  tax: 'margin-scheme',
  refunded: 0,
  ...changes,
});

describe('a refund of the team', () => {
  it('up to the limit is made by one person', () => {
    const refund = propose(20_000);
    refund.decide(true, 'giulia', now);
    expect(refund.state).toBe('made');
    expect(takeEvents(refund)).toMatchObject([{ type: 'booking.order-refunded-by-team.v1', refundId: 'refund-1' }]);
  });

  it('above it needs somebody else, who is told', () => {
    const refund = propose(20_001);
    expect(takeEvents(refund)).toMatchObject([{ kind: 'refund-to-approve', key: 'refund-1', isUrgent: true }]);
    expect(() => refund.decide(true, 'giulia', now)).toThrow(expect.objectContaining({ code: 'REFUND_BY_TWO' }));
    refund.decide(true, 'marco', now);
    expect([refund.state, refund.decidedBy]).toEqual(['made', 'marco']);
    expect(takeEvents(refund).map(({ type }) => type)).toEqual([
      'booking.work-item-settled.v1',
      'booking.order-refunded-by-team.v1',
    ]);
    expect(() => refund.decide(false, 'marco', now)).toThrow(
      expect.objectContaining({ code: 'REFUND_ALREADY_DECIDED' }),
    );
  });

  it('may be taken back by who proposed it', () => {
    const refund = propose(50_000);
    refund.decide(false, 'giulia', now);
    expect(refund.state).toBe('declined');
  });

  it('has a limit in each currency: yen have no cents', () => {
    expect([propose(30_000, 'JPY').needsSecondPerson, propose(30_001, 'JPY').needsSecondPerson]).toEqual([false, true]);
  });

  it('is divided over charges and lines, to the cent, and never more than a charge has left', () => {
    const order = anOrder({
      lines: [line('a', 10_000), line('b', -1000), line('c', 5000, { chargeId: 'change-1' }), line('d', 1)],
    });
    const parts = divideRefund(order, { amount: 14_001, currency: 'EUR' });
    expect(parts.map(({ chargeId, amount }) => [chargeId, amount.amount])).toEqual([
      ['order-1', 9001],
      ['change-1', 5000],
    ]);
    for (const { amount, lines } of parts)
      expect(lines.reduce((sum, part) => sum + part.amount, 0)).toBe(amount.amount);
    expect(() => divideRefund(order, { amount: 14_002, currency: 'EUR' })).toThrow(
      expect.objectContaining({ code: 'REFUND_TOO_HIGH', params: { left: 14_001, currency: 'EUR' } }),
    );
    expect(() => divideRefund(order, { amount: 1, currency: 'JPY' })).toThrow(
      expect.objectContaining({ code: 'REFUND_TOO_HIGH' }),
    );
  });
});
