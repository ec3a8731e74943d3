import { describe, expect, it } from '@jest/globals';
import { withoutCountry } from './address.js';

const italy = { code: 'IT', name: 'Italy' };

describe('an address on a page that names its country', () => {
  it.each([
    ['Largo Gaetana Agnesi, 00184 Roma RM, Italy', italy, 'Largo Gaetana Agnesi, 00184 Roma RM'],
    ['80 Broad St, New York, NY 10004, USA', { code: 'US', name: 'United States' }, '80 Broad St, New York, NY 10004'],
    ['Brick Lane, London E1 6QL', { code: 'GB', name: 'United Kingdom' }, 'Brick Lane, London E1 6QL'],
    ['Via Italy', italy, 'Via Italy'],
  ])('%s', (address, country, shown) => {
    expect(withoutCountry(address, country)).toBe(shown);
  });
});
