import { day, email, gender, listOf, locale, matching, objectOf, oneOf, text, yesOrNo } from './checks.js';
import { readData } from './data-files.js';

/** Everybody of the demonstration signs in with it. */
export const DEMO_PASSWORD = 'cicerone-demo';

const phone = matching(/^\+\d{8,15}$/, 'a telephone number (E.164)');

const person = objectOf(
  {
    email,
    firstName: text,
    lastName: text,
    gender,
    role: oneOf('customer', 'guide', 'admin', 'superAdmin'),
    language: locale,
    currency: oneOf('EUR'),
  },
  {
    application: oneOf('form-in-progress'),
    isProfessional: yesOrNo,
    companyName: text,
    vat: text,
    manager: email,
    phone,
    birthdate: day,
  },
);

/** Everybody to sign in as, beside the guides. */
export const people = readData('people.json', listOf(person));
