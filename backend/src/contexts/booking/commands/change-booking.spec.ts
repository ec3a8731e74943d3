import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { Booking, Canceller } from '../domain/booking.js';
import { Claim } from '../domain/claim.js';
import type { PriceLine } from '../domain/price-line.js';
import { ExpireChange } from '../jobs/expire-change.job.js';
import type { BookingMails } from '../mail/booking-mails.js';
import { ChangeOffers, type WantedChange } from '../processes/change-offers.js';
import { ApplyChangeWhenPaymentCaptured } from '../reactions/apply-change-when-payment-captured.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { anOption, FixedDepartures } from '../testing/an-option.js';
import { bookingPorts, MINUTE } from '../testing/booking-ports.js';
import { noAudit } from '../testing/no-audit.js';
import { PlainTokens } from '../testing/plain-tokens.js';
import { ChangeBooking, ChangeBookingHandler } from './change-booking.js';

const AFTERNOON: WantedChange = { datetime: { date: '2027-05-04', time: '14:00' } };
const FOUR: WantedChange = { travellers: { adults: 4, children: 0, infants: 0 } };
const DISCOUNT: PriceLine = {
  id: 'line-discount',
  chargeId: 'order-1',
  kind: 'discount',
  itemId: 'item-1',
  bookingId: 'booking-1',
  amount: { amount: -1950, currency: 'EUR' },
  tax: 'margin-scheme',
  refunded: 0,
};

describe('changing a booking', () => {
  let ports: ReturnType<typeof bookingPorts>;
  let offers: ChangeOffers;
  let notMade: string[];
  const stored = async (): Promise<Booking> => (await ports.orders.bookingsOf('order-1'))[0]!;
  const offer = async (wanted: WantedChange, by: Canceller = 'customer') => {
    const [found] = await ports.orders.getBookings(['booking-1']);
    return offers.offer(found!.order, found!.booking, by, wanted);
  };
  const accept = (token: string, by: Canceller = 'customer') => {
    const { orders, changes, changeClosing, slots, payments, scheduledJobs, ids, clock } = ports;
    return new ChangeBookingHandler(
      orders,
      changes,
      offers,
      changeClosing,
      slots,
      payments,
      ports.refunds,
      scheduledJobs,
      noAudit,
      ids,
      clock,
    ).execute(new ChangeBooking('booking-1', by, token, Actor.job('test')));
  };
  const change = async (wanted: WantedChange, by?: Canceller) => accept((await offer(wanted, by)).token, by);
  const captured = (changeId: string) => {
    const { orders, changes, slots, payments, scheduledJobs, ids, clock } = ports;
    const mails = { changeNotMade: async (_: Booking, __: unknown, id: string) => void notMade.push(id) };
    return new ApplyChangeWhenPaymentCaptured(
      orders,
      changes,
      slots,
      payments,
      scheduledJobs,
      mails as unknown as BookingMails,
      ids,
      clock,
    ).react({
      type: 'payments.payment-captured.v1',
      paymentId: 'payment-2',
      orderId: changeId,
      amount: { amount: 19_500, currency: 'EUR' },
    });
  };
  const toPay = async (wanted: WantedChange): Promise<string> => {
    const result = await change(wanted);
    if (result.status !== 'waiting-payment') throw new Error('It costs nothing more');
    return result.changeId;
  };
  const isFree = (booking: Booking) => ports.slots.mustBeFree(Claim.ofBooking(booking), { itemIds: [], others: [] });

  beforeEach(async () => {
    notMade = [];
    ports = bookingPorts(new FixedDepartures(anOption(), anOption({ optionId: 'option-2', durationMinutes: 240 })));
    offers = new ChangeOffers(ports.departures, ports.prices, ports.slots, new PlainTokens(), ports.clock);
    const order = anOrder();
    order.pay(ports.clock.now());
    const booking = aBooking();
    booking.confirm(ports.clock.now());
    booking.nameGuide({ id: 'guide-1', name: 'Giulia Conti', contact: '+39 06 1234567' });
    await ports.orders.add(order, [booking]);
    await ports.slots.keep(Claim.ofBooking(booking), order.id, booking.id);
    ports.orders.facts.length = 0;
  });

  it('to another time at the same price moves the slot at once, and needs a guide anew', async () => {
    const before = await stored();
    expect(await change(AFTERNOON)).toEqual({ status: 'done' });
    const after = await stored();
    expect(after).toMatchObject({
      localDate: '2027-05-04',
      localTime: '14:00',
      startsAt: new Date('2027-05-04T12:00:00Z'),
      endsAt: new Date('2027-05-04T15:00:00Z'),
      guideId: null,
      revision: 1,
    });
    expect(ports.orders.facts).toMatchObject([{ type: 'booking.changed.v1', changed: ['time'] }]);
    await isFree(aBooking({ itemId: 'other', startsAt: before.startsAt }));
    const there = aBooking({ itemId: 'other', startsAt: after.startsAt, endsAt: after.endsAt });
    await expect(isFree(there)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('keeps the guide where only the party or the meeting point changes', async () => {
    await change({ travellers: { adults: 1, children: 0, infants: 0 } });
    expect(await stored()).toMatchObject({ guideName: 'Giulia Conti', travellers: { adults: 1 } });
    expect(ports.payments.refunded).toMatchObject([{ amount: { amount: 9750 }, reason: 'booking-changed' }]);
  });

  it('that costs more waits for its payment with both slots kept, and takes effect when it is paid', async () => {
    const id = await toPay({ ...FOUR, ...AFTERNOON });
    expect(await stored()).toMatchObject({ localDate: '2027-05-03', travellers: { adults: 2 } });
    expect(ports.payments.requested).toEqual([{ orderId: id, amount: { amount: 19_500, currency: 'EUR' } }]);
    const there = aBooking({
      itemId: 'other',
      startsAt: new Date('2027-05-04T12:00:00Z'),
      endsAt: new Date('2027-05-04T15:00:00Z'),
    });
    await expect(isFree(there)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await captured(id);
    await captured(id);
    const [booking, order] = [await stored(), await ports.orders.getForChange('order-1')];
    expect(booking).toMatchObject({
      localDate: '2027-05-04',
      travellers: { adults: 4 },
      sold: { price: { amount: 39_000 } },
      revision: 1,
    });
    expect(order.linesOf('booking-1')).toMatchObject([
      { kind: 'fare', amount: { amount: 19_500 }, chargeId: 'order-1' },
      { kind: 'fare', amount: { amount: 19_500 }, chargeId: id, reason: 'change' },
    ]);
    expect(order.total).toBe(19_500 + 5801 + 19_500);
    expect(ports.planned.has(id)).toBe(false);
  });

  it('that costs more keeps the share of a discount', async () => {
    const order = await ports.orders.getForChange('order-1');
    order.addLines([DISCOUNT]);
    await ports.orders.save(order);
    expect((await offer(FOUR)).difference.amount).toBe(17_550);
  });

  it('whose slot was sold before the money came leaves the booking as it is and gives the money back', async () => {
    const id = await toPay({ ...FOUR, ...AFTERNOON });
    ports.clock.moveBy(31 * MINUTE);
    const other = aBooking({
      itemId: 'other',
      startsAt: new Date('2027-05-04T12:00:00Z'),
      endsAt: new Date('2027-05-04T15:00:00Z'),
    });
    await ports.slots.keep(Claim.ofBooking(other), 'order-2', 'booking-9');
    await captured(id);
    expect(await stored()).toMatchObject({ localDate: '2027-05-03', travellers: { adults: 2 }, revision: 0 });
    expect(ports.payments.refunded).toMatchObject([{ chargeId: id, amount: { amount: 19_500 }, lines: [] }]);
    expect(notMade).toEqual([id]);
  });

  it('that is not paid in time ends, unless its money is on its way', async () => {
    const id = await toPay(FOUR);
    const expire = () =>
      new ExpireChange(ports.changes, ports.changeClosing, ports.payments, ports.scheduledJobs, ports.clock).run({
        changeId: id,
      });
    ports.clock.moveBy(30 * MINUTE);
    ports.payments.paid.add(id);
    await expire();
    expect(ports.planned.get(id)).toEqual(new Date('2027-05-01T12:35:00Z'));
    ports.payments.paid.delete(id);
    await expire();
    expect([await ports.changes.find(id), ports.payments.closed]).toMatchObject([{ status: 'expired' }, [id]]);
  });

  it('gives way to a newer change, and to a cancellation', async () => {
    const first = await toPay(FOUR);
    const second = await toPay({ travellers: { adults: 3, children: 0, infants: 0 } });
    expect([await ports.changes.find(first), await ports.changes.find(second)]).toMatchObject([
      { status: 'expired' },
      { status: 'waiting-payment' },
    ]);
  });

  it('to another duration costs what it costs today, at the rate of the sale', async () => {
    const { difference, after } = await offer({ duration: 240, ...AFTERNOON });
    expect([difference.amount, after.optionId, after.durationMinutes]).toEqual([0, 'option-2', 240]);
  });

  it('is refused after the free time, but not when the company found no guide', async () => {
    ports.clock.moveTo(new Date('2027-05-02T07:30:00.001Z'));
    await expect(offer(AFTERNOON)).rejects.toMatchObject({ code: 'CHANGE_TOO_LATE' });
    const booking = await stored();
    booking.loseGuide();
    booking.missGuide(ports.clock.now());
    await ports.orders.saveBooking(booking);
    ports.departures.freeGuides.set('en_US', 2);
    expect((await offer(AFTERNOON)).difference.amount).toBe(0);
    expect((await offer({ ...AFTERNOON, ...FOUR })).difference.amount).toBe(19_500);
  });

  it('by the company never costs more', async () => {
    expect((await offer(FOUR, 'company')).difference.amount).toBe(0);
    expect((await offer({ travellers: { adults: 1, children: 0, infants: 0 } }, 'company')).difference.amount).toBe(
      -9750,
    );
  });

  it('wants something to change', async () => {
    await expect(offer({})).rejects.toMatchObject({ code: 'NOTHING_CHANGED' });
    await expect(offer({ datetime: { date: '2027-05-03', time: '09:30' } })).rejects.toMatchObject({
      code: 'NOTHING_CHANGED',
    });
  });

  it('costs what was shown or is not done', async () => {
    const shown = await offer(FOUR);
    ports.prices.perPerson = 10_000;
    await expect(accept(shown.token)).rejects.toMatchObject({
      code: 'CHANGE_OFFER_CHANGED',
      params: { difference: 20_500 },
    });
    ports.prices.perPerson = 9750;
    ports.clock.moveBy(16 * MINUTE);
    await expect(accept(shown.token)).rejects.toMatchObject({ code: 'CHANGE_OFFER_CHANGED' });
    await expect(accept('made up')).rejects.toMatchObject({ code: 'CHANGE_TOKEN_INVALID' });
  });
});
