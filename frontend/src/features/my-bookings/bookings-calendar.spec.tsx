import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { BookingsCalendar } from './bookings-calendar.js';
import { aBooking } from '../../shared/booking-view/testing/an-order.js';

const booked = (date: string, status: Booking['status'] = 'pending') =>
  aBooking({
    reference: `BK-${date}`,
    orderReference: 'CIC-7K3M9Q',
    city: 'Rome',
    tour: { name: `Walk of ${date}`, slug: 'walk' },
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    meetingPointBefore: null,
    guideMissing: false,
    duration: 180,
    date,
    time: '09:30',
    startsAt: `${date}T07:30:00.000Z`,
    timeZone: 'Europe/Rome',
    client: { name: 'Ada', phone: '+390612345678', email: 'ada@example.com' },
    meetingPoint: { id: 'point-1', name: 'Arch', address: 'Via', latitude: 41.9, longitude: 12.5 },
    specialRequirements: null,
    price: { amount: 19_500, currency: 'EUR' },
    status,
    cancellableUntil: `${date}T07:30:00.000Z`,
    actions: [],
  });

describe('the calendar of bookings', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-05-10T12:00:00Z')));
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  const open = (all: readonly Booking[], month?: string) => {
    const get = (_: string, query: Record<string, unknown>) =>
      Promise.resolve(
        all.filter(({ date, startsAt }) => {
          if (query['status'] === undefined)
            return date.startsWith(`${String(query['year'])}-${String(query['month']).padStart(2, '0')}`);
          return startsAt > '2027-05-10T12' === (query['status'] === 'upcoming');
        }),
      );
    return openPage({
      page: () => <BookingsCalendar month={month} />,
      path: 'bookings',
      messages: ['my-bookings'],
      api: { get } as never,
    });
  };

  it('opens on the month of the next booking', async () => {
    await open([booked('2027-08-03'), booked('2027-07-02'), booked('2027-06-02', 'cancelled'), booked('2027-03-01')]);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain('July 2027');
    expect((await screen.findAllByText(/2027-07-02/)).length).toBeGreaterThan(0);
  });

  it('opens on the month of the last one where none is ahead', async () => {
    await open([booked('2027-02-01'), booked('2027-03-01')]);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain('March 2027');
  });

  it('opens on this month for who has booked nothing', async () => {
    await open([]);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toContain('May 2027');
    expect(await screen.findByRole('link', { name: /tour/i })).toBeTruthy();
  });

  it('says in an empty month when the next booking is, and leads there', async () => {
    await open([booked('2027-07-02')], '2027-05');
    expect(await screen.findByText(/^Your next booking: /)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go to the next booking' });
    expect(link.getAttribute('href')).toContain('view=calendar&month=2027-07');
  });
});
