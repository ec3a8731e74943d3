import { afterEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useTripSearch } from './use-trip-search.js';

afterEach(() => void jest.restoreAllMocks());

const NOW = Date.parse('2027-05-02T11:00:00Z');
const onThisDay = (): void => void jest.spyOn(Date, 'now').mockReturnValue(NOW);

it.each([
  ['2020-01-01', undefined],
  ['2027-04-30', undefined],
  ['2027-05-01', '2027-05-01'],
  ['2027-05-02', '2027-05-02'],
  ['2029-05-01', '2029-05-01'],
  ['2029-05-02', '2029-05-02'],
  ['2029-05-03', undefined],
  ['2031-01-01', undefined],
])('on 2 May 2027, a wish for %s is one for %s', (startAt, kept) => {
  onThisDay();
  const { result } = renderHook(() => useTripSearch({ people: '4', startAt }));
  expect(result.current).toEqual({ people: 4, startAt: kept });
});
