import { describe, expect, it } from '@jest/globals';
import { addressLines } from './address-lines.js';

const roman = {
  companyName: null,
  street: 'Via dei Coronari 12',
  streetComplementary: 'scala B',
  zip: '00186',
  city: 'Roma',
  state: 'RM',
  country: 'IT',
};
const nameOf = (country: string): string => `<${country}>`;

describe('the lines of an address', () => {
  it('have the postal code before the city', () => {
    expect(addressLines(roman, nameOf)).toEqual(['Via dei Coronari 12', 'scala B', '00186 Roma', 'RM', '<IT>']);
  });

  it('have it after city and state in some countries', () => {
    const american = {
      ...roman,
      companyName: 'Acme',
      streetComplementary: null,
      city: 'Austin',
      state: 'TX',
      zip: '73301',
    };
    expect(addressLines({ ...american, country: 'US' }, nameOf)).toEqual([
      'Acme',
      'Via dei Coronari 12',
      'Austin TX 73301',
      '<US>',
    ]);
  });

  it('leave out what nobody wrote', () => {
    const short = { ...roman, streetComplementary: '', zip: null, state: null };
    expect(addressLines(short, nameOf)).toEqual(['Via dei Coronari 12', 'Roma', '<IT>']);
  });
});
