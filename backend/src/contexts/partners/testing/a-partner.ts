import { randomUUID } from 'node:crypto';
import type { PartnerDetails } from '../domain/partner.js';

/** The details of a partner, with an address that nobody else has. */
export const aPartner = (changes: Partial<PartnerDetails> = {}) => ({
  name: 'Hotel Miramare',
  contactName: 'Paola Neri',
  email: `${randomUUID()}@hotel.example`,
  phone: '+390612345678',
  language: 'it_IT' as const,
  currency: 'EUR' as const,
  termsKind: 'commission' as const,
  percent: 15,
  vat: 'IT12345670017',
  address: { street: 'Via Appia 1', zip: '00186', city: 'Roma', country: 'IT' },
  ...changes,
});
