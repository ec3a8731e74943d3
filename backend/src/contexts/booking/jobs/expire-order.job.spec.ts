import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import type { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { OrderRepository } from '../domain/order.repository.js';
import type { OrderPayments } from '../domain/order-payments.js';
import { InMemoryGiftCards } from '../testing/in-memory-gift-cards.js';
import { InMemoryPromoCodes } from '../testing/in-memory-promo-codes.js';
import type { Slots } from '../domain/slots.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { OrderClosing } from '../processes/order-closing.js';
import { ExpireOrder } from './expire-order.job.js';

const clock = new FixedClock(new Date('2027-05-01T12:30:00Z'));

function setUp(hasMoney: boolean) {
  const [order, booking] = [anOrder(), aBooking()];
  const done: unknown[] = [];
  const noted =
    (what: string) =>
    async (...facts: readonly unknown[]): Promise<void> =>
      void done.push([what, ...facts]);
  const orders = {
    findForChange: async () => order,
    bookingsOf: async () => [booking],
    save: async () => undefined,
  } as unknown as OrderRepository;
  const slots = { releaseOrder: noted('released') } as unknown as Slots;
  const payments = { isPaidOrProcessing: async () => hasMoney, close: noted('closed') } as unknown as OrderPayments;
  const scheduledJobs = { plan: noted('planned') } as unknown as ScheduledJobs;
  const run = () =>
    new ExpireOrder(
      orders,
      new OrderClosing(orders, slots, payments, new InMemoryPromoCodes(), new InMemoryGiftCards()),
      payments,
      scheduledJobs,
      clock,
    ).run({
      orderId: order.id,
    });
  return { order, booking, done, run };
}

describe('at the end of its time to pay, an order', () => {
  it('expires and gives its slots back where no money has come', async () => {
    const { order, booking, done, run } = setUp(false);
    await run();
    expect([order.status, booking.status]).toEqual(['expired', 'cancelled']);
    expect(done).toEqual([
      ['released', 'order-1'],
      ['closed', 'order-1'],
    ]);
  });

  it('is left alone, and looked at five minutes later, where its money only waits to be confirmed', async () => {
    const { order, booking, done, run } = setUp(true);
    await run();
    expect([order.status, booking.status]).toEqual(['awaiting-payment', 'waiting-payment']);
    expect(done).toEqual([
      ['planned', 'booking.expire-order', 'order-1', new Date('2027-05-01T12:35:00Z'), { orderId: 'order-1' }],
    ]);
  });
});
