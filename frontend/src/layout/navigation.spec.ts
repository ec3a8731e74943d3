import { describe, expect, it } from '@jest/globals';
import { footerOf, navigation, wayTo } from './navigation.js';

const contact = { '/$lang/$currency/contact': {} };
const { airport, transfer, business, cruises, safari, quote } = navigation.services;

describe('the way to a service that a person prices', () => {
  it('is a letter that names it, as long as it has no form of its own', () => {
    expect([quote, airport, transfer, business, cruises, safari].map((each) => wayTo(contact, each))).toEqual([
      '/contact?reason=quote',
      '/contact?reason=quote&service=airport-pickup',
      '/contact?reason=quote&service=transfer',
      '/contact?reason=quote&service=business-trip',
      '/contact?reason=quote&service=cruise',
      '/contact?reason=quote&service=safari',
    ]);
  });

  it('is its form as soon as there is one', () => {
    const routes = { ...contact, '/$lang/$currency/airport-pickup': {} };
    expect(wayTo(routes, airport)).toBe('/airport-pickup');
    expect(wayTo(routes, transfer)).toBe('/contact?reason=quote&service=transfer');
  });

  it('is none where there is neither', () => {
    expect(wayTo({}, airport)).toBeUndefined();
    expect(wayTo({}, { to: '/' })).toBe('/');
  });
});

describe('the footer of who is signed in', () => {
  const addressesOf = (role: number, status = 'active'): string[] => footerOf({ role, status }).map(({ to }) => to);

  it('leads to what is theirs', () => {
    expect(addressesOf(4)).toEqual(['/account', '/bookings', '/notifications', '/favourite-tours']);
  });

  it('leads guides to their dashboard first', () => {
    expect(addressesOf(3, 'guide_approved')).toEqual([
      '/guide-missions',
      '/account',
      '/bookings',
      '/notifications',
      '/favourite-tours',
    ]);
  });
});
