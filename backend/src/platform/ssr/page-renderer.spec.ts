import { expect, it } from '@jest/globals';
import { isPrivate } from './page-renderer.js';

it.each([
  ['/de_DE/EUR/notifications', true],
  ['/de_DE/EUR/notifications?page=2', true],
  ['/de_DE/EUR/notifications-of-old', false],
  ['/de_DE/EUR/bookings', true],
  ['/de_DE/EUR/account-password', true],
  ['/de_DE/EUR/order/CIC-7K3M9Q', true],
  ['/de_DE/EUR/', false],
  ['/de_DE/EUR/tours?city=rome', false],
  ['/de_DE/EUR/blog/notifications', false],
])('%s is somebody’s own: %s', (url, expected) => {
  expect(isPrivate(url)).toBe(expected);
});
