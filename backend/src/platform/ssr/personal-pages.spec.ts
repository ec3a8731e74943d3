import { expect, it } from '@jest/globals';
import { isPersonal, personalPages, registerPersonalPages } from './personal-pages.js';
import { robotsText } from './robots.js';

registerPersonalPages('notifications', 'bookings', 'account-password', 'order');

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
  expect(isPersonal(url)).toBe(expected);
});

/** Matches as robots do: `*` is anything, `$` the end. */
const isClosed = (url: string): boolean =>
  robotsText('https://cicerone.example')
    .split('\n')
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length).replaceAll(/[.?+]/g, '\\$&').replaceAll('*', '.*'))
    .some((pattern) => new RegExp(`^${pattern}`).test(url));

it.each(personalPages())(
  '%s is closed to robots, with what lies below and behind it, and kept for its reader',
  (page) => {
    for (const end of ['', '?page=2', '/one']) {
      const url = `/de_DE/EUR/${page}${end}`;
      expect([url, isClosed(url), isPersonal(url)]).toEqual([url, true, true]);
    }
    for (const end of ['s-of-rome', '-of-rome']) {
      const url = `/de_DE/EUR/${page}${end}`;
      expect([url, isClosed(url), isPersonal(url)]).toEqual([url, false, false]);
    }
  },
);
