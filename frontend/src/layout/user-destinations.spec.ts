import { describe, expect, it } from '@jest/globals';
import { destinationsOf } from './user-destinations.js';

const addressesOf = (role: number, isPro = false, status = 'active'): string[] =>
  destinationsOf({ role, isPro, status }).map(({ to }) => to);

describe('the menu of who is signed in', () => {
  it('stands in the order of the specification', () => {
    expect(addressesOf(4)).toEqual(['/account', '/bookings', '/quote', '/favourite-tours', '/notifications']);
    expect(addressesOf(4, true)).toEqual([
      '/account',
      '/contact-pro',
      '/bookings',
      '/quote',
      '/favourite-tours',
      '/notifications',
    ]);
    expect(addressesOf(3, false, 'guide_approved')).toEqual([
      '/account',
      '/contact-pro',
      '/bookings',
      '/guide-missions',
      '/quote',
      '/favourite-tours',
      '/notifications',
    ]);
    expect(addressesOf(3, false, 'guide_pending_review')).not.toContain('/guide-missions');
  });
});
