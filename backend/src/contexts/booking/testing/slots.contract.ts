import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { Claim } from '../domain/claim.js';
import type { OptionForSale } from '../domain/departures.js';
import type { Slots } from '../domain/slots.js';
import { anOption, type FixedDepartures } from './an-option.js';

export interface SlotsSubject {
  readonly slots: Slots;
  readonly departures: FixedDepartures;
  readonly clock: FixedClock;
  /** Runs one transaction. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const MINUTE = 60_000;

/** Holds for every adapter: call it inside a `describe`. Each test has a city of its own. */
export function slotsContract(subject: () => SlotsSubject): void {
  const tour = (kind: 'private' | 'group', changes: Partial<OptionForSale> = {}) => {
    const option = anOption({ kind, optionId: randomUUID(), ...(kind === 'group' ? { capacity: 8 } : {}), ...changes });
    return { ...option, city: { ...option.city, id: changes.city?.id ?? randomUUID() } };
  };
  const claimOf = (option: OptionForSale, seats = 2, itemId: string = randomUUID()): Claim<OptionForSale> => {
    const start = new Date('2027-05-03T07:30:00Z');
    const slot = { date: '2027-05-03', time: '09:30', start, end: new Date(start.getTime() + 180 * MINUTE) };
    return new Claim(itemId, option, slot, 'en_US', seats);
  };
  const inMinutes = (minutes: number): Date => new Date(subject().clock.now().getTime() + minutes * MINUTE);
  const hold = (claim: Claim, minutes = 15) => subject().run(() => subject().slots.hold([claim], inMinutes(minutes)));
  const reserve = (claim: Claim, orderId: string, bookingId: string = randomUUID()) =>
    subject().run(() => subject().slots.reserve([{ claim, bookingId }], orderId, inMinutes(30)));
  const isFree = (claim: Claim) => subject().run(() => subject().slots.mustBeFree(claim, { itemIds: [], others: [] }));

  it('sells the last seat of a group departure, and not one more', async () => {
    const option = tour('group');
    await hold(claimOf(option, 6));
    await expect(isFree(claimOf(option, 3))).rejects.toMatchObject({ code: 'SLOT_TAKEN', params: { left: 2 } });
    await hold(claimOf(option, 2));
    await expect(hold(claimOf(option, 1))).rejects.toMatchObject({ code: 'SLOT_TAKEN', params: { left: 0 } });
  });

  it('gives a private departure as many times as guides are free', async () => {
    const option = tour('private');
    subject().departures.freeGuides.set('en_US', 2);
    await hold(claimOf(option));
    await hold(claimOf(option));
    await expect(hold(claimOf(option))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    subject().departures.freeGuides.set('en_US', 3);
    await hold(claimOf(option));
  });

  it('gives the place of one sold booking back, and keeps the others of its order', async () => {
    const option = tour('group');
    const [orderId, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await subject().run(() => subject().slots.keep(claimOf(option, 5), orderId, first));
    await subject().run(() => subject().slots.keep(claimOf(option, 3), orderId, second));
    await expect(isFree(claimOf(option, 1))).rejects.toMatchObject({ params: { left: 0 } });
    await subject().run(() => subject().slots.releaseBooking(first));
    await isFree(claimOf(option, 5));
    await expect(isFree(claimOf(option, 6))).rejects.toMatchObject({ params: { left: 5 } });
  });

  it('takes a smaller party of a sold booking as its own', async () => {
    const option = tour('group');
    const [orderId, bookingId, itemId] = [randomUUID(), randomUUID(), randomUUID()];
    await subject().run(() => subject().slots.keep(claimOf(option, 8, itemId), orderId, bookingId));
    await subject().run(() => subject().slots.keep(claimOf(option, 6, itemId), orderId, bookingId));
    await isFree(claimOf(option, 2));
    await expect(isFree(claimOf(option, 3))).rejects.toMatchObject({ params: { left: 2 } });
  });

  it('refuses a departure that nobody can lead in the language', async () => {
    subject().departures.freeGuides.set('en_US', 0);
    const claim = claimOf(tour('group'));
    await expect(isFree(claim)).rejects.toMatchObject({ code: 'NO_GUIDE_IN_LANGUAGE' });
    await expect(subject().run(() => subject().slots.mustHaveGuide(claim))).rejects.toMatchObject({
      code: 'NO_GUIDE_IN_LANGUAGE',
    });
  });

  it('needs no further guide for another seat of a departure that runs in the language', async () => {
    const option = tour('group');
    await hold(claimOf(option));
    subject().departures.freeGuides.set('en_US', 0);
    await subject().run(() => subject().slots.mustHaveGuide(claimOf(option)));
    await hold(claimOf(option));
  });

  it('counts a departure that has its guide no more', async () => {
    const option = tour('private');
    const [bookingId, orderId] = [randomUUID(), randomUUID()];
    const sold = claimOf(option);
    await reserve(sold, orderId, bookingId);
    await subject().run(() => subject().slots.keep(sold, orderId, bookingId));
    await expect(isFree(claimOf(option))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    subject().departures.ledBookingIds.push(bookingId);
    await isFree(claimOf(option));
  });

  it('holds a slot until the instant, and not at it', async () => {
    const option = tour('private');
    await hold(claimOf(option), 15);
    subject().clock.moveBy(15 * MINUTE - 1);
    await expect(isFree(claimOf(option))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    subject().clock.moveBy(1);
    await isFree(claimOf(option));
  });

  it('tells a cart that its own items need too much of one slot', async () => {
    const option = tour('private');
    const [one, other] = [claimOf(option), claimOf(option)];
    const both = subject().run(() => subject().slots.hold([one, other], inMinutes(15)));
    await expect(both).rejects.toMatchObject({ code: 'SLOT_IN_CART' });
    const cart = { itemIds: [one.itemId, other.itemId], others: [one] };
    await expect(subject().run(() => subject().slots.mustBeFree(other, cart))).rejects.toMatchObject({
      code: 'SLOT_IN_CART',
      params: { item: other.itemId },
    });
  });

  it('turns the hold of an item into the reservation of one order', async () => {
    const claim = claimOf(tour('private'));
    await hold(claim);
    await reserve(claim, randomUUID());
    await expect(reserve(claim, randomUUID())).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('returns a reservation to the cart, which may order it again', async () => {
    const claim = claimOf(tour('private'));
    const orderId = randomUUID();
    await reserve(claim, orderId);
    await subject().run(() => subject().slots.returnToCart(orderId, [claim.itemId]));
    await subject().run(() => subject().slots.releaseOrder(orderId));
    await expect(isFree(claimOf(claim.option))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await reserve(claim, randomUUID());
  });

  it('releases the slots of an order', async () => {
    const claim = claimOf(tour('private'));
    const orderId = randomUUID();
    await reserve(claim, orderId);
    await subject().run(() => subject().slots.releaseOrder(orderId));
    await isFree(claimOf(claim.option));
  });

  it('releases what a cart holds, but not what an order has reserved', async () => {
    const [held, reserved] = [claimOf(tour('private')), claimOf(tour('private'))];
    await hold(held);
    await reserve(reserved, randomUUID());
    await subject().run(() => subject().slots.releaseHolds([held.itemId, reserved.itemId]));
    await isFree(claimOf(held.option));
    await expect(isFree(claimOf(reserved.option))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await subject().run(() => subject().slots.releaseItem(reserved.itemId));
    await isFree(claimOf(reserved.option));
  });

  it('keeps what was sold for good', async () => {
    const claim = claimOf(tour('private'));
    const [orderId, bookingId] = [randomUUID(), randomUUID()];
    await reserve(claim, orderId, bookingId);
    await subject().run(() => subject().slots.keep(claim, orderId, bookingId));
    await subject().run(() => subject().slots.releaseItem(claim.itemId));
    await subject().run(() => subject().slots.removeExpired(inMinutes(60_000)));
    subject().clock.moveBy(600 * MINUTE);
    await expect(isFree(claimOf(claim.option))).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
  });

  it('claims the slot of late money again, unless somebody else has it', async () => {
    const option = tour('private');
    const [late, quicker] = [claimOf(option), claimOf(option)];
    const orderId = randomUUID();
    await reserve(late, orderId);
    subject().clock.moveBy(31 * MINUTE);
    await hold(quicker);
    const keep = () => subject().run(() => subject().slots.keep(late, orderId, randomUUID()));
    await expect(keep()).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await subject().run(() => subject().slots.releaseItem(quicker.itemId));
    await keep();
  });
}
