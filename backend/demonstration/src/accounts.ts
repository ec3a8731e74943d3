import type { AccountToSeed } from '@cicerone/backend/contexts/identity/seeding/account-seeding';

/** Everybody of the demonstration signs in with it. */
export const DEMO_PASSWORD = 'cicerone-demo';

/** The accounts that the first page of the demonstration names, beside the guides'. */
export const demoAccounts: readonly AccountToSeed[] = [
  {
    email: 'traveller@cicerone.example',
    firstName: 'Emma',
    lastName: 'Hartley',
    gender: 'female',
    role: 'customer',
    language: 'en_US',
    currency: 'EUR',
  },
  {
    email: 'traveller2@cicerone.example',
    firstName: 'Lukas',
    lastName: 'Brandt',
    gender: 'male',
    role: 'customer',
    language: 'de_DE',
    currency: 'EUR',
  },
  {
    email: 'pro@cicerone.example',
    firstName: 'Camille',
    lastName: 'Roussel',
    gender: 'female',
    role: 'customer',
    isPro: true,
    language: 'fr_FR',
    currency: 'EUR',
  },
  {
    email: 'recruit@cicerone.example',
    firstName: 'Marta',
    lastName: 'Ruiz',
    gender: 'female',
    role: 'guide',
    status: 'guide_fill_form_in_progress',
    language: 'es_ES',
    currency: 'EUR',
  },
  {
    email: 'admin@cicerone.example',
    firstName: 'Sofia',
    lastName: 'Neri',
    gender: 'female',
    role: 'admin',
    language: 'en_US',
    currency: 'EUR',
  },
  {
    email: 'super@cicerone.example',
    firstName: 'Marco',
    lastName: 'Conti',
    gender: 'male',
    role: 'superAdmin',
    language: 'it_IT',
    currency: 'EUR',
  },
];
