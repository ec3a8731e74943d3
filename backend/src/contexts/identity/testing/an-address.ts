import type { PostalAddress } from '../domain/address.js';

export const anAddress = (different: Partial<PostalAddress> = {}): PostalAddress => ({
  street: 'Via dei Coronari 12',
  streetComplementary: null,
  zip: '00186',
  state: null,
  city: 'Roma',
  country: 'IT',
  companyName: null,
  ...different,
});
