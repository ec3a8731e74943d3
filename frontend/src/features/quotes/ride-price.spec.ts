import { describe, expect, it } from '@jest/globals';
import { emptyValues, requestOf } from './quote-values.js';
import { rideOf } from './ride-price.js';

const zones = [
  { id: 'rome-centre', name: 'Center' },
  { id: 'rome-outskirts', name: 'Outside' },
];
const choices = { areas: [{ city: 'rome', airports: ['FCO'], zones }] };
const ride = { ...emptyValues('IT'), vehicle: 'sedan', date: '2027-05-02', time: '09:30' };
const pickUp = { ...ride, airport: 'FCO', zoneTo: 'rome-centre' };

describe('the ride whose price is looked up', () => {
  it('goes between the airport and the zone of the address', () => {
    const asked = { type: 'airport-pickup', airport: 'FCO', vehicle: 'sedan', date: '2027-05-02', time: '09:30' };
    expect(rideOf('airport-pickup', pickUp, choices)).toEqual({
      ...asked,
      routeType: 'airport_to_address',
      zoneTo: 'rome-centre',
    });
    const back = { ...pickUp, routeType: 'address_to_airport', zoneFrom: 'rome-outskirts' } as const;
    expect(rideOf('airport-pickup', back, choices)).toEqual({
      ...asked,
      routeType: 'address_to_airport',
      zoneFrom: 'rome-outskirts',
    });
  });

  it('is none before everything is chosen, or where there is no table', () => {
    for (const open of [{ vehicle: '' }, { time: '' }, { date: '' }, { zoneTo: '' }, { airport: 'JFK' }])
      expect(rideOf('airport-pickup', { ...pickUp, ...open }, choices)).toBeUndefined();
    expect(rideOf('transfer', { ...ride, location: 'rome', zoneFrom: 'rome-centre' }, choices)).toBeUndefined();
    expect(rideOf('safari', pickUp, choices)).toBeUndefined();
  });
});

it('sends of the two ends of an airport ride the one that is no airport', () => {
  const both = { ...pickUp, addressFrom: 'A', addressTo: 'B', zoneFrom: 'rome-outskirts', departureTime: '12:00' };
  expect(requestOf('airport-pickup', both)).toMatchObject({ addressTo: 'B', zoneTo: 'rome-centre' });
  for (const left of ['addressFrom', 'zoneFrom', 'departureTime', 'message', 'ship'])
    expect(requestOf('airport-pickup', both)).not.toHaveProperty(left);
});
