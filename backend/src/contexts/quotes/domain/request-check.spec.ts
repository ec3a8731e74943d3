import { describe, expect, it } from '@jest/globals';
import { NOW } from '../testing/a-quote.js';
import type { QuoteWishes } from './quote-request.js';
import { checkRequest, type KnownFacts } from './request-check.js';
import { answeredBefore } from './service-terms.js';

const rome = { name: 'Rome Fiumicino Airport', timeZone: 'Europe/Rome' };
const arrival = (changes: Partial<QuoteWishes> = {}): QuoteWishes => ({
  selectedTravelers: { adults: 2, children: 1, infants: 0 },
  suitcases: 3,
  routeType: 'airport_to_address',
  airport: 'FCO',
  flightNumber: 'AZ609',
  date: '2027-05-02',
  time: '09:30',
  ...changes,
});
const check = (wishes: QuoteWishes, facts: Partial<KnownFacts> = {}) =>
  checkRequest('airport-pickup', wishes, { place: rome, ...facts }, NOW);
const refused = (code: string, field: string, params: object = {}) =>
  expect.objectContaining({ code, field, params: expect.objectContaining(params) });

describe('a pick-up at an airport', () => {
  it('starts on the clock of the airport', () => {
    expect(check(arrival())).toEqual({ startsAt: new Date('2027-05-02T07:30:00Z'), endsAt: undefined });
  });

  it('leaves a quarter of an hour after the landing', () => {
    expect(check(arrival({ arrivalTime: '09:15' })).startsAt).toBeDefined();
    expect(() => check(arrival({ arrivalTime: '09:16' }))).toThrow(
      refused('QUOTE_PICKUP_TOO_SOON', 'time', { earliest: '09:31', minutes: 15 }),
    );
    // On the way to the airport nothing has landed.
    expect(check(arrival({ arrivalTime: '09:16', routeType: 'address_to_airport' })).startsAt).toBeDefined();
  });

  it('may be after midnight for a landing in the evening', () => {
    expect(check(arrival({ arrivalTime: '23:50', time: '00:10' })).startsAt).toBeDefined();
    expect(() => check(arrival({ arrivalTime: '23:50', time: '00:00' }))).toThrow(
      refused('QUOTE_PICKUP_TOO_SOON', 'time', { earliest: '00:05' }),
    );
  });

  it('is at an airport of the flight, where that is known', () => {
    expect(check(arrival(), { flightAirports: ['JFK', 'FCO'] }).startsAt).toBeDefined();
    expect(() => check(arrival(), { flightAirports: ['LHR', 'JFK'] })).toThrow(
      refused('QUOTE_FLIGHT_OF_ANOTHER_AIRPORT', 'flightNumber', { flight: 'AZ609', airports: ['LHR', 'JFK'] }),
    );
    expect(() => check(arrival(), { place: undefined })).toThrow(refused('QUOTE_AIRPORT_UNKNOWN', 'airport'));
  });

  it('is asked for four hours before, and two years at most', () => {
    // 12:00 in London is 13:00 in Rome.
    expect(check(arrival({ date: '2026-11-20', time: '17:00' })).startsAt).toBeDefined();
    expect(() => check(arrival({ date: '2026-11-20', time: '16:59' }))).toThrow(
      refused('QUOTE_TIME_OUT_OF_RANGE', 'time', {
        earliestDay: '2026-11-20',
        earliestTime: '17:00',
        latestDay: '2028-11-19',
      }),
    );
    expect(() => check(arrival({ date: '2028-11-20' }))).toThrow(refused('QUOTE_TIME_OUT_OF_RANGE', 'date'));
    expect(() => check(arrival({ date: '2027-03-28', time: '02:30' }))).toThrow(
      refused('QUOTE_TIME_NOT_ON_CLOCK', 'time'),
    );
  });

  it('fits into the vehicle', () => {
    const wishes = arrival({ vehicle: 'sedan' });
    expect(check(wishes, { vehicle: { seats: 3, suitcases: 3 } }).startsAt).toBeDefined();
    const tooSmall = refused('QUOTE_VEHICLE_TOO_SMALL', 'vehicle', { seats: 3, suitcases: 2 });
    expect(() => check(wishes, { vehicle: { seats: 3, suitcases: 2 } })).toThrow(tooSmall);
    const withInfant = arrival({ vehicle: 'sedan', selectedTravelers: { adults: 2, children: 1, infants: 1 } });
    expect(() => check(withInfant, { vehicle: { seats: 3, suitcases: 3 } })).toThrow(
      refused('QUOTE_VEHICLE_TOO_SMALL', 'vehicle'),
    );
    expect(() => check(wishes)).toThrow(refused('QUOTE_VEHICLE_UNKNOWN', 'vehicle'));
    expect(() => check(arrival({ childSeats: 2 }))).toThrow(
      refused('QUOTE_TOO_MANY_CHILD_SEATS', 'childSeats', { most: 1 }),
    );
    expect(() => check(arrival({ selectedTravelers: { adults: 0, children: 0, infants: 2 } }))).toThrow(
      refused('QUOTE_NOBODY_TRAVELS', 'selectedTravelers'),
    );
  });
});

describe('a day ashore', () => {
  const ashore = (changes: Partial<QuoteWishes>) =>
    checkRequest(
      'cruise-tour',
      {
        selectedTravelers: { adults: 2, children: 0, infants: 0 },
        date: '2027-05-02',
        arrivalTime: '08:00',
        allAboard: '17:30',
        ...changes,
      },
      { place: { name: 'Naples', timeZone: 'Europe/Rome' } },
      NOW,
    );

  it('lasts from the arrival until all are aboard', () => {
    expect(ashore({})).toEqual({
      startsAt: new Date('2027-05-02T06:00:00Z'),
      endsAt: new Date('2027-05-02T15:30:00Z'),
    });
  });

  it('has times in their order', () => {
    expect(() => ashore({ allAboard: '08:00' })).toThrow(refused('QUOTE_SHIP_TIMES', 'allAboard'));
    expect(() => ashore({ departureTime: '17:00' })).toThrow(refused('QUOTE_SHIP_TIMES', 'departureTime'));
    expect(ashore({ departureTime: '17:30' }).startsAt).toBeDefined();
  });
});

it('does not end before it starts', () => {
  const days = { selectedTravelers: { adults: 2, children: 0, infants: 0 }, selectedFromDate: '2027-06-05' };
  const of = (selectedToDate: string) => checkRequest('safari', { ...days, selectedToDate }, { place: undefined }, NOW);
  expect(of('2027-06-05')).toEqual({
    startsAt: new Date('2027-06-05T08:00:00Z'),
    endsAt: new Date('2027-06-05T20:00:00Z'),
  });
  expect(() => of('2027-06-04')).toThrow(refused('QUOTE_ENDS_BEFORE_START', 'selectedToDate'));
});

it.each([
  [24, 1],
  [24.1, 4],
  [72, 4],
  [72.1, 24],
])('is answered, %d hours before the start, within %d', (left, hours) => {
  const start = new Date(NOW.getTime() + left * 3_600_000);
  expect(answeredBefore(start, NOW)).toEqual(new Date(NOW.getTime() + hours * 3_600_000));
});
