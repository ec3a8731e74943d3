import { describe, expect, it } from '@jest/globals';
import { allocationOf } from './incoming-transfer.js';
import { Payment } from './payment.js';

const NOW = new Date('2027-05-03T12:00:00Z');
const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const due = (amount: number, reference = 'CIC-7K3M9Q'): Payment =>
  Payment.open(reference, 'bank', { orderId: reference, reference, amount: eur(amount) }, NOW);

describe('the money of a bank transfer', () => {
  it('pays its order exactly', () => {
    expect(allocationOf(eur(60_000), [due(60_000)])).toMatchObject({
      status: 'assigned',
      parts: [{ amount: 60_000, fees: 0, isEnough: true }],
      rest: 0,
    });
  });

  it.each([
    [60_000, 300, 'half a percent'],
    [20_000, 200, 'two euros'],
  ])('pays an order of %i short by %i (%s), at the cost of the company', (amount, lacking) => {
    expect(allocationOf(eur(amount - lacking), [due(amount)])).toMatchObject({
      status: 'assigned',
      parts: [{ amount: amount - lacking, fees: lacking, isEnough: true }],
    });
    expect(allocationOf(eur(amount - lacking - 1), [due(amount)])).toMatchObject({
      status: 'short',
      parts: [{ amount: amount - lacking - 1, fees: 0, isEnough: false }],
    });
  });

  it('adds to what came before', () => {
    const payment = due(60_000);
    payment.receiveTransfer(20_000, false, NOW);
    expect([payment.status, payment.outstanding]).toEqual(['part-paid', 40_000]);
    expect(allocationOf(eur(40_000), [payment])).toMatchObject({ status: 'assigned', parts: [{ amount: 40_000 }] });
  });

  it('leaves a rest where it is too much, or where the order is paid already', () => {
    expect(allocationOf(eur(60_001), [due(60_000)])).toMatchObject({
      status: 'overpaid',
      parts: [{ amount: 60_000 }],
      rest: 1,
    });
    const paid = due(60_000);
    paid.receiveTransfer(60_000, true, NOW);
    expect(allocationOf(eur(60_000), [paid])).toEqual({ status: 'overpaid', parts: [], rest: 60_000 });
  });

  it('pays no part of an order that can no longer be paid, but all of it', () => {
    const closed = due(60_000);
    closed.close();
    expect(allocationOf(eur(1000), [closed])).toEqual({ status: 'overpaid', parts: [], rest: 1000 });
    expect(allocationOf(eur(60_000), [closed])).toMatchObject({ status: 'assigned', parts: [{ isEnough: true }] });
  });

  it('pays several orders by their exact sum alone', () => {
    const orders = [due(60_000), due(20_000, 'CIC-4F8T2W')];
    expect(allocationOf(eur(80_000), orders)).toMatchObject({
      status: 'assigned',
      parts: [{ amount: 60_000 }, { amount: 20_000 }],
    });
    for (const other of [79_999, 80_001]) expect(allocationOf(eur(other), orders).status).toBe('unknown');
  });

  it('is unknown without an order, and in another currency', () => {
    expect(allocationOf(eur(60_000), [])).toEqual({ status: 'unknown', parts: [], rest: 60_000 });
    expect(allocationOf({ amount: 60_000, currency: 'USD' }, [due(60_000)]).status).toBe('unknown');
  });
});
