import { beforeEach, describe, expect, it } from '@jest/globals';
import { takeWantedFavourite, wantFavourite } from './wanted-favourite.js';

const tour = { id: '0192c7a0-0000-7000-8000-000000000001', name: 'Colosseum' };

describe('a tour that somebody wanted to mark before they signed in', () => {
  beforeEach(() => sessionStorage.clear());

  it('is given back once, on the page where it was wanted', () => {
    wantFavourite({ ...tour, price: 1 } as typeof tour, '/en_US/EUR/tours?city=rome&page=2');
    expect(takeWantedFavourite('/en_US/EUR/tours?city=rome&page=2')).toEqual(tour);
    expect(takeWantedFavourite('/en_US/EUR/tours?city=rome&page=2')).toBeUndefined();
  });

  it('is the same in another language and currency', () => {
    wantFavourite(tour, '/en_US/EUR/tour/colosseum');
    expect(takeWantedFavourite('/de_DE/CHF/tour/colosseum')).toEqual(tour);
  });

  it('is forgotten by a login for another page', () => {
    wantFavourite(tour, '/en_US/EUR/tour/colosseum');
    expect(takeWantedFavourite('/en_US/EUR/bookings')).toBeUndefined();
    expect(takeWantedFavourite('/en_US/EUR/tour/colosseum')).toBeUndefined();
  });

  it('is the last one', () => {
    wantFavourite({ id: 'other', name: 'Other' }, '/en_US/EUR/tours');
    wantFavourite(tour, '/en_US/EUR/tours');
    expect(takeWantedFavourite('/en_US/EUR/tours')).toEqual(tour);
  });
});
