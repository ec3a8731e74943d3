import { describe, expect, it } from '@jest/globals';
import type { BookedDeparture } from '../index.js';
import { meetingPointIn } from '../domain/mission-departure.js';
import { aDeparture } from '../testing/a-departure.js';
import { SoldBookedDepartures } from './sold-booked-departures.js';

const { tour } = aDeparture();
const booked: BookedDeparture = {
  id: 'booking-1',
  reference: 'BK-4F8T2W',
  tour: { ...tour, kind: 'private', cityId: 'city-1', categories: ['food', 'private-tour'] },
  guideLanguage: 'it_IT',
  startsAt: new Date('2027-06-05T07:30:00Z'),
  endsAt: new Date('2027-06-05T10:30:00Z'),
  localDate: '2027-06-05',
  localTime: '09:30',
  timeZone: 'Asia/Tokyo',
  durationMinutes: 180,
  travellers: { adults: 2, children: 0, infants: 0 },
  price: { amount: 18_000, currency: 'EUR' },
  discount: { amount: 0, currency: 'EUR' },
  freeUntilMinutesBefore: 2880,
  meetingPoint: {
    name: { ...tour.name, en_US: 'Thunder Gate', ja_JP: '雷門' },
    address: '2-18-9 Kaminarimon, Tokyo',
    addresses: { ja_JP: '〒111-0034 東京都台東区雷門2-18-9' },
  },
  traveller: { name: 'Ada Hartley', language: 'en_US', phone: '+44 20 7946 0000', email: 'ada@example.com' },
  additionalCustomers: [],
  specialRequirements: null,
};

const find = async (answer: BookedDeparture | undefined) =>
  new SoldBookedDepartures({
    find: async () => answer,
    bookingsOfPayment: async () => [],
    refundsOf: async () => [],
    referenceOfVoucher: () => undefined,
  }).find('booking-1');

describe('a departure that was booked', () => {
  it('needs the kind of guide that its first category names, and keeps its contract’s time to cancel', async () => {
    expect(await find(booked)).toMatchObject({
      category: 'food',
      language: 'it_IT',
      cancellationMinutes: 2880,
      booking: { id: 'booking-1', freeUntilMinutesBefore: 2880, traveller: booked.traveller, cancelled: false },
    });
  });

  it('tells readers of other scripts where the guests are met as they write it', async () => {
    const departure = await find(booked);
    expect(departure && meetingPointIn('ja_JP', departure.booking)).toContain('〒111-0034 東京都台東区雷門2-18-9');
    expect(departure && meetingPointIn('de_DE', departure.booking)).toContain('2-18-9 Kaminarimon, Tokyo');
  });

  it('is unknown without its booking', async () => {
    expect(await find(undefined)).toBeUndefined();
  });
});
