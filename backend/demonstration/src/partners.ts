import type { SeededPartner } from '@cicerone/backend/contexts/partners/seeding/partner-seeding';

/** A hotel that books for its guests. The agency's account, `pro@`, manages its keys at `/partner`. */
export const partners: readonly SeededPartner[] = [
  {
    details: {
      name: 'Hotel Aurora',
      contactName: 'Camille Roussel',
      email: 'pro@cicerone.example',
      phone: '+390612345678',
      language: 'it_IT',
      currency: 'EUR',
      termsKind: 'commission',
      percent: 15,
      vat: 'IT12345670017',
      address: { street: 'Via Sistina 12', zip: '00187', city: 'Roma', country: 'IT' },
    },
    keys: [
      {
        label: 'Front desk',
        secret: 'cic_demonstration-key-of-hotel-aurora',
        scopes: ['read', 'book', 'cancel', 'webhooks'],
      },
    ],
  },
];
