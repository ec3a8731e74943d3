import { expect, it } from '@jest/globals';
import { isStripePage, registerStripePages } from './stripe-pages.js';

registerStripePages(/^checkout$/, /^bookings\/[^/]+$/);

it.each([
  ['/de_DE/EUR/checkout', true],
  ['/de_DE/EUR/checkout?order=CIC-7K3M9Q', true],
  ['/de_DE/EUR/bookings/BK-4F8T2W?order=CIC-7K3M9Q', true],
  ['/de_DE/EUR/bookings', false],
  ['/de_DE/EUR/cart', false],
  ['/de_DE/EUR/tours?next=checkout', false],
  ['/de_DE/EUR/', false],
  ['/checkout', false],
])('Stripe’s script runs at %s: %s', (url, expected) => {
  expect(isStripePage(url)).toBe(expected);
});
