import { describe, expect, it } from '@jest/globals';
import { footerOf } from './navigation.js';

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
