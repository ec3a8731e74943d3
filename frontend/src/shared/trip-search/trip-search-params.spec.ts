import { describe, expect, it } from '@jest/globals';
import {
  tourPath,
  pathWithTripSearch,
  tripSearchParams,
  tourSearchOf,
  tourSearchParams,
  tripSearchOf,
} from './trip-search-params.js';

describe('the party and the day in the address of a tour', () => {
  it.each([
    [{}, 2, undefined],
    [{ people: '4', startAt: '2026-12-12' }, 4, '2026-12-12'],
    [{ people: '0', startAt: '2026-02-29' }, 1, undefined],
    [{ people: '99', startAt: '2028-02-29' }, 20, '2028-02-29'],
    [{ people: 'four', startAt: 'tomorrow' }, 2, undefined],
    [{ people: '-3', startAt: '2026-13-01' }, 2, undefined],
  ])('%j says %i people and the day %s', (search, people, startAt) => {
    expect(tripSearchOf(search)).toEqual({ people, startAt });
    expect(tripSearchOf(tripSearchParams(search))).toEqual({ people, startAt });
  });

  it('leaves out what is usual, and takes away what makes no sense', () => {
    expect(tripSearchParams({ people: '2', startAt: 'x' })).toEqual({ people: undefined, startAt: undefined });
    expect(tourPath('a-walk', { people: 2 })).toBe('/tour/a-walk');
    expect(tourPath('a-walk', { people: 4 })).toBe('/tour/a-walk?people=4');
    expect(tourPath('a-walk', { people: 4, startAt: '2026-12-12' })).toBe('/tour/a-walk?people=4&startAt=2026-12-12');
  });

  it('has the duration that the list was for with it, on the way to a tour and nowhere else', () => {
    const wanted = { people: 4, duration: 240 };
    expect(tourPath('a-walk', wanted)).toBe('/tour/a-walk?people=4&duration=240');
    expect(pathWithTripSearch('/city/rome', wanted)).toBe('/city/rome?people=4');
    expect(tourSearchOf({ duration: '240' })).toEqual({ people: 2, startAt: undefined, duration: 240 });
    expect(tourSearchParams({ duration: '240' })).toMatchObject({ duration: '240' });
    for (const duration of ['0', '-240', '4h', '24000', 240])
      expect(tourSearchParams({ duration }).duration).toBeUndefined();
  });
});
