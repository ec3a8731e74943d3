import { describe, expect, it } from '@jest/globals';
import { policyOf } from '../../../shared-kernel/cancellation-policy.js';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aBooking } from '../testing/an-order.js';
import { BookingNotChangeable, StatusChangeRefused, TooManyNames } from './booking.errors.js';

const now = new Date('2027-05-01T12:00:00Z');

describe('a booking', () => {
  it('is confirmed by its payment, and says so in ids, without personal data', () => {
    const booking = aBooking();
    booking.confirm(now);
    expect(booking).toMatchObject({ status: 'pending', paymentStatus: 'paid', paidOn: now });
    expect(takeEvents(booking)).toEqual([
      {
        type: 'booking.confirmed.v1',
        bookingId: 'booking-1',
        bookingReference: 'BK-4F8T2W',
        orderId: 'order-1',
        tourId: 'tour-1',
        optionId: 'option-1',
        cityId: 'city-1',
      },
    ]);
  });

  it('is confirmed once', () => {
    const booking = aBooking();
    booking.confirm(now);
    expect(() => booking.confirm(now)).toThrow(StatusChangeRefused);
  });

  it('can be cancelled free of charge until exactly the policy’s time before the start', () => {
    expect(aBooking().cancellableUntil).toEqual(new Date('2027-05-02T07:30:00Z'));
    expect(aBooking({ policy: policyOf(48 * 60) }).cancellableUntil).toEqual(new Date('2027-05-01T07:30:00Z'));
  });

  it('expires without a fact when it was not paid, and can be paid late', () => {
    const booking = aBooking();
    booking.expire();
    expect(booking.status).toBe('cancelled');
    expect(takeEvents(booking)).toEqual([]);
    booking.confirm(now);
    expect(booking.status).toBe('pending');
  });

  it('is completed only after it was paid', () => {
    expect(() => aBooking().complete()).toThrow(StatusChangeRefused);
    const booking = aBooking();
    booking.confirm(now);
    booking.complete();
    expect(booking).toMatchObject({ status: 'completed', visitStatus: 'done' });
  });

  it('misses a guide once, while it is to come and nobody is named; another search may miss one again', () => {
    const guide = { id: 'guide-1', name: 'Giulia Conti', contact: '+39 06 1234567' };
    const booking = aBooking();
    expect(booking.missGuide(now)).toBe(false);
    booking.confirm(now);
    expect([booking.missGuide(now), booking.missGuide(now)]).toEqual([true, false]);
    expect(booking.guideMissingSince).toEqual(now);
    booking.nameGuide(guide);
    expect([booking.missGuide(now), booking.guideMissingSince]).toEqual([false, null]);
    booking.loseGuide();
    expect(booking.missGuide(now)).toBe(true);
    booking.cancel('customer', null, { amount: 0, currency: 'EUR' }, now);
    expect(booking.missGuide(now)).toBe(false);
  });

  it('can be refused until the start once the company has changed the meeting point', () => {
    const booking = aBooking();
    booking.confirm(now);
    const agreed = booking.service.meetingPoint;
    const late = new Date(booking.startsAt.getTime() - 1);
    const meetAt = (id: string, by: 'customer' | 'company') =>
      booking.change({ ...booking.terms, meetingPoint: { ...agreed, id } }, by, now);
    meetAt('point-2', 'company');
    expect([booking.meetingPointBefore, booking.isFree(late)]).toEqual([agreed, true]);
    meetAt('point-3', 'company');
    expect(booking.meetingPointBefore).toEqual(agreed);
    meetAt('point-1', 'company');
    expect([booking.meetingPointBefore, booking.isFree(late)]).toEqual([null, false]);
    meetAt('point-2', 'company');
    booking.change({ ...booking.terms, travellers: { adults: 1, children: 0, infants: 0 } }, 'customer', now);
    expect(booking.meetingPointBefore).toEqual(agreed);
    meetAt('point-3', 'customer');
    expect([booking.meetingPointBefore, booking.isFree(late)]).toEqual([null, false]);
  });

  it('names fewer people than travelers, tells so once, and forgets who no longer comes', () => {
    const booking = aBooking({ travellers: { adults: 3, children: 0, infants: 0 } });
    expect(() => booking.nameCustomers(['Ada'], now)).toThrow(BookingNotChangeable);
    booking.confirm(now);
    takeEvents(booking);
    expect(() => booking.nameCustomers(['Ada', 'Ben', 'Cleo'], now)).toThrow(TooManyNames);
    booking.nameCustomers(['Ada', 'Ben'], now);
    booking.nameCustomers(['Ada', 'Ben'], now);
    expect(takeEvents(booking)).toMatchObject([{ type: 'booking.changed.v1', changed: ['names'], revision: 1 }]);
    booking.change({ ...booking.terms, travellers: { adults: 2, children: 0, infants: 0 } }, 'customer', now);
    expect(booking.additionalCustomers).toEqual(['Ada']);
  });

  it('knows its guide, and forgets one who cannot come', () => {
    const booking = aBooking();
    booking.nameGuide({ id: 'guide-1', name: 'Giulia Conti', contact: '+39 06 1234567' });
    expect(booking.guideName).toBe('Giulia Conti');
    booking.loseGuide();
    expect(booking).toMatchObject({ guideId: null, guideName: null, guideContact: null });
  });

  it('knows instead of whom a guide comes, but not instead of themselves', () => {
    const booking = aBooking();
    const [giulia, ada] = [
      { id: 'guide-1', name: 'Giulia Conti' },
      { id: 'guide-2', name: 'Ada Ferri' },
    ];
    const name = (guide: typeof ada) => {
      booking.loseGuide();
      booking.nameGuide({ ...guide, contact: '+39 06 1234567' });
      return booking.guideBefore;
    };
    expect([name(giulia), name(giulia), name(ada), name(giulia)]).toEqual([undefined, undefined, giulia, ada]);
  });
});
