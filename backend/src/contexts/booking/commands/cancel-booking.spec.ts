import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { Booking, Canceller } from '../domain/booking.js';
import { Claim } from '../domain/claim.js';
import type { Travellers } from '../domain/party.js';
import type { PriceLine } from '../domain/price-line.js';
import { CancellationOffers } from '../processes/cancellation-offers.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { bookingPorts, MINUTE } from '../testing/booking-ports.js';
import { noAudit } from '../testing/no-audit.js';
import { PlainTokens } from '../testing/plain-tokens.js';
import { CancelBooking, CancelBookingHandler } from './cancel-booking.js';

const TICKET: PriceLine = {
  id: 'line-ticket',
  chargeId: 'order-1',
  kind: 'ticket',
  itemId: 'item-1',
  bookingId: 'booking-1',
  amount: { amount: 3600, currency: 'EUR' },
  tax: 'margin-scheme',
  refunded: 0,
};
const DISCOUNT: PriceLine = {
  ...TICKET,
  id: 'line-discount',
  kind: 'discount',
  amount: { amount: -1950, currency: 'EUR' },
};

const at = (offset: number): Date => new Date(new Date('2027-05-02T07:30:00Z').getTime() + offset);

describe('cancelling a booking', () => {
  let ports: ReturnType<typeof bookingPorts>;
  let offers: CancellationOffers;
  const stored = async (): Promise<Booking> => (await ports.orders.bookingsOf('order-1'))[0]!;
  const offer = async (by: Canceller = 'customer', travellers?: Travellers) => {
    const [found] = await ports.orders.getBookings(['booking-1']);
    return offers.offer(found!.order, found!.booking, by, travellers);
  };
  const cancel = (token: string, by: Canceller = 'customer') =>
    new CancelBookingHandler(
      ports.orders,
      offers,
      ports.slots,
      ports.refunds,
      ports.changeClosing,
      noAudit,
      ports.clock,
    ).execute(new CancelBooking('booking-1', by, token, null, Actor.job('test')));

  async function sold(lines: readonly PriceLine[] = [], ticketsBought: Booking['ticketsBought'] = null): Promise<void> {
    const order = anOrder();
    order.pay(ports.clock.now());
    order.addLines(lines);
    const booking = Object.assign(aBooking(), { ticketsBought });
    booking.confirm(ports.clock.now());
    await ports.orders.add(order, [booking]);
    await ports.slots.keep(Claim.ofBooking(booking), order.id, booking.id);
    ports.orders.facts.length = 0;
  }

  beforeEach(() => {
    ports = bookingPorts();
    offers = new CancellationOffers(ports.prices, new PlainTokens(), ports.clock);
  });

  it('gives all of it back until exactly the end of the free time, and nothing a millisecond later', async () => {
    await sold();
    ports.clock.moveTo(at(0));
    expect((await offer()).refund).toEqual({ amount: 19_500, currency: 'EUR' });
    ports.clock.moveTo(at(1));
    expect((await offer()).refund).toEqual({ amount: 0, currency: 'EUR' });
  });

  it('frees the slot, requests the refund of its lines and says what happened', async () => {
    await sold();
    await cancel((await offer()).token);
    const booking = await stored();
    expect(booking).toMatchObject({
      status: 'cancelled',
      visitStatus: 'cancelled',
      cancellation: { by: 'customer', refund: { amount: 19_500, currency: 'EUR' } },
    });
    expect(ports.payments.refunded).toEqual([
      {
        chargeId: 'order-1',
        amount: { amount: 19_500, currency: 'EUR' },
        lines: [{ lineId: 'line-1', amount: 19_500 }],
        key: 'booking:booking-1:1:order-1',
        reason: 'booking-cancelled',
      },
    ]);
    expect(ports.orders.facts).toMatchObject([
      { type: 'booking.lines-refunded.v1', orderId: 'order-1', lines: ports.payments.refunded[0]?.lines ?? [] },
      { type: 'booking.cancelled.v1', bookingId: 'booking-1', by: 'customer' },
    ]);
    ports.departures.freeGuides.set('en_US', 1);
    await ports.slots.hold([Claim.ofBooking(aBooking({ itemId: 'another' }))], at(60 * MINUTE));
  });

  it('keeps tickets that were bought, and takes the discount back with the fare', async () => {
    await sold([TICKET, DISCOUNT], { at: '2027-05-01T10:00:00.000Z', by: 'admin-1' });
    const { refund, refunds } = await offer();
    expect(refund.amount).toBe(17_550);
    expect(refunds.map(({ kind, refund: back }) => [kind, back.amount])).toEqual([
      ['fare', 19_500],
      ['ticket', 0],
      ['discount', -1950],
    ]);
    expect((await offer('company')).refund.amount).toBe(21_150);
  });

  it('gives tickets back that nobody has bought yet', async () => {
    await sold([TICKET, DISCOUNT]);
    expect((await offer()).refund.amount).toBe(21_150);
  });

  it('by the company gives everything back at any time before the start', async () => {
    await sold();
    ports.clock.moveTo(at(23 * 60 * MINUTE));
    await cancel((await offer('company')).token, 'company');
    expect(ports.payments.refunded).toMatchObject([{ amount: { amount: 19_500 }, reason: 'cancelled-by-company' }]);
  });

  it('for some of the travellers keeps the booking, at the price of the smaller party', async () => {
    await sold([DISCOUNT]);
    const party = { adults: 1, children: 0, infants: 0 };
    const half = await offer('customer', party);
    expect(half.refunds.map(({ kind, refund }) => [kind, refund.amount])).toEqual([
      ['fare', 9750],
      ['discount', -975],
    ]);
    await cancel(half.token);
    expect(await stored()).toMatchObject({
      status: 'pending',
      travellers: party,
      sold: { price: { amount: 9750, currency: 'EUR' } },
      revision: 1,
    });
    expect(ports.payments.refunded).toMatchObject([{ amount: { amount: 8775 }, reason: 'booking-changed' }]);
    expect(ports.orders.facts).toMatchObject([
      { type: 'booking.lines-refunded.v1', lines: [{ amount: 9750 }, { amount: -975 }] },
      { type: 'booking.changed.v1', changed: ['travellers'], revision: 1 },
    ]);
    await cancel((await offer()).token);
    expect(ports.payments.refunded[1]).toMatchObject({ amount: { amount: 8775 }, key: 'booking:booking-1:2:order-1' });
  });

  it.each([
    ['more', { adults: 3, children: 0, infants: 0 }],
    ['other', { adults: 1, children: 1, infants: 0 }],
    ['as many', { adults: 2, children: 0, infants: 0 }],
  ])('is not for %s people', async (_, travellers) => {
    await sold();
    await expect(offer('customer', travellers)).rejects.toMatchObject({ code: 'PARTY_NOT_SMALLER' });
  });

  it('gives what was shown or nothing', async () => {
    await sold();
    const shown = await offer();
    expect(shown.expiresAt).toEqual(new Date('2027-05-01T12:15:00Z'));
    ports.clock.moveTo(at(1));
    await expect(cancel(shown.token)).rejects.toMatchObject({ code: 'REFUND_CHANGED', params: { refund: 0 } });
    expect([await stored(), ports.payments.refunded]).toMatchObject([{ status: 'pending' }, []]);
  });

  it('shown shortly before the end of the free time holds until that end', async () => {
    await sold();
    ports.clock.moveTo(at(-MINUTE));
    expect((await offer()).expiresAt).toEqual(at(0));
  });

  it('refuses a token of another booking, of another kind, or made up', async () => {
    await sold();
    const { token } = await offer();
    await expect(cancel(token, 'company')).rejects.toMatchObject({ code: 'CHANGE_TOKEN_INVALID' });
    await expect(cancel('made up')).rejects.toMatchObject({ code: 'CHANGE_TOKEN_INVALID' });
    await expect(cancel(token.replace('booking-1', 'booking-2'))).rejects.toMatchObject({
      code: 'CHANGE_TOKEN_INVALID',
    });
  });

  it('happens once, and not after the start', async () => {
    await sold();
    const { token } = await offer();
    await cancel(token);
    await expect(cancel(token)).rejects.toMatchObject({
      code: 'BOOKING_NOT_CHANGEABLE',
      params: { reason: 'cancelled' },
    });
    ports = bookingPorts();
    offers = new CancellationOffers(ports.prices, new PlainTokens(), ports.clock);
    await sold();
    ports.clock.moveTo(new Date('2027-05-03T07:30:00Z'));
    await expect(offer()).rejects.toMatchObject({ code: 'BOOKING_NOT_CHANGEABLE', params: { reason: 'begun' } });
  });
});
