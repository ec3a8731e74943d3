import { describe, expect, it } from '@jest/globals';
import { sideMenuPages } from './side-menu-pages.js';

const keys = ['tours', 'guide', 'contact', 'quote', 'partners', 'account', 'bookings', 'more'];

const addressesOf = (tab: string, person?: { role: number; isPro: boolean; status: string }): string[] =>
  sideMenuPages(person)
    .filter(({ key }) => key === tab)
    .flatMap(({ destinations }) => destinations.map(({ to }) => to));

const allAddresses = (person?: { role: number; isPro: boolean; status: string }): Record<string, string[]> =>
  Object.fromEntries(keys.map((key) => [key, addressesOf(key, person)]));

const customer = { role: 4, isPro: false, status: 'active' };
const guide = { role: 3, isPro: false, status: 'guide_approved' };
const admin = { role: 2, isPro: false, status: 'active' };

describe('the tabs of the menu on a telephone', () => {
  it('stand in the order of the specification', () => {
    expect(sideMenuPages(undefined).map(({ key }) => key)).toEqual(keys);
  });

  it('hold all that the specification names, and what the site has beside it', () => {
    const forAll = {
      tours: ['/tours', '/zones'],
      contact: ['/contact'],
      quote: ['/quote', '/airport-pickup', '/transfer', '/business-trip', '/cruise-tour'],
      partners: ['/travel-agents', '/recruitment'],
      more: ['/quote', '/gift-cards', '/blog', '/about', '/author', '/faq', '/contact'],
    };
    const signedIn = {
      account: ['/account', '/notifications', '/favourite-tours'],
      bookings: ['/bookings', '/find-booking'],
    };
    expect(allAddresses(undefined)).toEqual({
      ...forAll,
      guide: [],
      account: ['/login', '/signup', '/favourite-tours'],
      bookings: ['/find-booking'],
    });
    expect(allAddresses(customer)).toEqual({ ...forAll, ...signedIn, guide: [] });
    expect(allAddresses(guide)).toEqual({
      ...forAll,
      ...signedIn,
      contact: ['/contact', '/contact-pro'],
      guide: ['/guide-missions'],
      more: ['/guide-missions', ...forAll.more],
    });
    expect(allAddresses(admin)).toEqual({
      ...forAll,
      ...signedIn,
      guide: ['/guide-missions', '/admin/work-items'],
      more: ['/guide-missions', ...forAll.more],
    });
  });

  it('show the guide dashboard to guides and admins alone', () => {
    expect(addressesOf('guide')).toEqual([]);
    expect(addressesOf('guide', customer)).toEqual([]);
    expect(addressesOf('guide', { ...guide, status: 'guide_fill_form_in_progress' })).toEqual([]);
    expect(addressesOf('guide', guide)).toEqual(['/guide-missions']);
    expect(addressesOf('guide', admin)[0]).toBe('/guide-missions');
    expect(addressesOf('more', guide)).toContain('/guide-missions');
    expect(addressesOf('more', customer)).not.toContain('/guide-missions');
  });

  it('offer the login to visitors and the account to who is signed in', () => {
    expect(addressesOf('account')).toEqual(['/login', '/signup', '/favourite-tours']);
    expect(addressesOf('account', customer)).toContain('/account');
    expect(addressesOf('bookings')).toEqual(['/find-booking']);
    expect(addressesOf('bookings', customer)).toEqual(['/bookings', '/find-booking']);
  });

  it('show the manager to professionals and guides alone', () => {
    expect(addressesOf('contact', guide)).toEqual(['/contact', '/contact-pro']);
    expect(addressesOf('contact', { ...customer, isPro: true })).toEqual(['/contact', '/contact-pro']);
    expect(addressesOf('contact', customer)).toEqual(['/contact']);
  });

  it('name no page twice in one tab', () => {
    for (const { destinations } of sideMenuPages(admin)) {
      const addresses = destinations.map(({ to }) => to);
      expect(new Set(addresses).size).toBe(addresses.length);
    }
  });
});
