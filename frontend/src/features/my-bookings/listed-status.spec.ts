import { expect, it } from '@jest/globals';
import { isListedStatus, listPath } from './listed-status.js';

it.each([
  ['upcoming', undefined, '/bookings'],
  ['past', undefined, '/bookings?period=past'],
  ['upcoming', 'cancelled', '/bookings?status=cancelled'],
  ['all', 'waiting-payment', '/bookings?period=all&status=waiting-payment'],
] as const)('of %s and %s is in the address', (period, status, path) => {
  expect(listPath(period, status)).toBe(path);
});

it('knows no other status', () => {
  expect(['pending', 'all', '', 'nonsense', 3, undefined].map(isListedStatus)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
