import { describe, expect, it } from '@jest/globals';
import type { CartItem } from './checkout.api.js';
import { freeTimesQuery, nearestTimes } from './free-times.js';
import { aCartItem } from './testing/a-cart.js';

const price = { amount: 12_900, currency: 'EUR' };
const item = (id: string, date: string, time: string, duration = 60): CartItem =>
  aCartItem({
    id,
    tour: { name: 'A walk', slug: 'a-walk', city: 'London' },
    datetime: { date, time },
    startsAt: `${date}T${time}:00.000Z`,
    timeZone: 'Etc/UTC',
    duration,
    travellers: { adults: 2, children: 1, infants: 0 },
    guideLanguage: 'fr_FR',
    meetingPoint: { id: 'point-1', name: 'Column', address: 'Square' },
    specialRequirements: null,
    price,
    previousPrice: null,
    guaranteedUntil: '2027-05-01T08:00:00.000Z',
    cancellableUntil: '2027-05-01T07:30:00.000Z',
    refusal: null,
  });
const free = (date: string, ...times: string[]) => ({
  date,
  slots: times.map((time) => ({ date, time, startsAt: `${date}T${time}:00Z`, timeZone: 'Etc/UTC', price, left: 1 })),
});
const told = (days: ReturnType<typeof nearestTimes>) =>
  days.map(({ date, slots }) => `${date} ${slots.map(({ time }) => time).join()}`);
const taken = item('taken', '2027-05-03', '12:00');

describe('other times', () => {
  it('are the nearest four of the day, and of three later days those of about the same hour', () => {
    const hours = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '18:00'];
    const days = ['2027-05-03', '2027-05-04', '2027-05-06', '2027-05-07', '2027-05-08'].map((day) =>
      free(day, ...hours),
    );
    expect(told(nearestTimes(days, taken, [taken]))).toEqual([
      '2027-05-03 10:00,11:00,13:00,14:00',
      '2027-05-04 11:00,13:00',
      '2027-05-06 11:00,13:00',
      '2027-05-07 11:00,13:00',
    ]);
  });

  it('are three later days where its own has none left', () => {
    const days = ['2027-05-04', '2027-05-05', '2027-05-06', '2027-05-07'].map((day) => free(day, '12:00'));
    expect(told(nearestTimes(days, taken, [taken]))).toEqual([
      '2027-05-04 12:00',
      '2027-05-05 12:00',
      '2027-05-06 12:00',
    ]);
  });

  it('are neither the one that was refused, nor during another tour of the cart', () => {
    const other = item('other', '2027-05-03', '13:00', 120);
    const days = [free('2027-05-03', '11:00', '12:00', '12:30', '14:59', '15:00'), free('2027-05-04')];
    expect(told(nearestTimes(days, taken, [taken, other]))).toEqual(['2027-05-03 11:00,15:00']);
  });

  it('are looked for from its day on for a month, or from now where that day is over', () => {
    const site = { locale: 'de_DE', currency: 'USD' } as const;
    const asked = (now: string) => freeTimesQuery(taken, site, Date.parse(now)).queryKey;
    expect(asked('2027-04-30T10:00:00Z')).toEqual([
      '/api/tour/a-walk/availability',
      {
        duration: 60,
        from: '2027-05-03',
        to: '2027-06-02',
        adults: 2,
        children: 1,
        infants: 0,
        guideLanguage: 'fr_FR',
        currency: 'USD',
        language: 'de_DE',
      },
    ]);
    expect(asked('2027-05-10T10:00:00Z')[1]).toMatchObject({ from: '2027-05-09', to: '2027-06-08' });
  });
});
