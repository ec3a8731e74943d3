import type { CountryOfDemo } from './shapes.js';

/** Countries of the further destinations in Europe and Africa; Georgia and Armenia stand under Asia. */
export const moreCountriesOfA: readonly CountryOfDemo[] = [
  // Europe
  { code: 'MC', slug: 'monaco', continent: 'europa', order: 101, featured: false },
  { code: 'LU', slug: 'luxembourg', continent: 'europa', order: 102, featured: false },
  { code: 'NO', slug: 'norway', continent: 'europa', order: 103, featured: false },
  { code: 'FI', slug: 'finland', continent: 'europa', order: 104, featured: false },
  { code: 'IS', slug: 'iceland', continent: 'europa', order: 105, featured: false },
  { code: 'EE', slug: 'estonia', continent: 'europa', order: 106, featured: false },
  { code: 'LV', slug: 'latvia', continent: 'europa', order: 107, featured: false },
  { code: 'LT', slug: 'lithuania', continent: 'europa', order: 108, featured: false },
  { code: 'SK', slug: 'slovakia', continent: 'europa', order: 109, featured: false },
  { code: 'RO', slug: 'romania', continent: 'europa', order: 110, featured: false },
  { code: 'BG', slug: 'bulgaria', continent: 'europa', order: 111, featured: false },
  { code: 'SI', slug: 'slovenia', continent: 'europa', order: 112, featured: false },
  { code: 'BA', slug: 'bosnia-and-herzegovina', continent: 'europa', order: 113, featured: false },
  { code: 'ME', slug: 'montenegro', continent: 'europa', order: 114, featured: false },
  { code: 'RS', slug: 'serbia', continent: 'europa', order: 115, featured: false },
  { code: 'AL', slug: 'albania', continent: 'europa', order: 116, featured: false },
  { code: 'MT', slug: 'malta', continent: 'europa', order: 117, featured: false },
  { code: 'CY', slug: 'cyprus', continent: 'europa', order: 118, featured: false },

  // Asia
  { code: 'GE', slug: 'georgia', continent: 'asia', order: 119, featured: false },
  { code: 'AM', slug: 'armenia', continent: 'asia', order: 120, featured: false },

  // Africa
  { code: 'DZ', slug: 'algeria', continent: 'africa', order: 121, featured: false },
  { code: 'SN', slug: 'senegal', continent: 'africa', order: 122, featured: false },
  { code: 'GH', slug: 'ghana', continent: 'africa', order: 123, featured: false },
  { code: 'NG', slug: 'nigeria', continent: 'africa', order: 124, featured: false },
  { code: 'BJ', slug: 'benin', continent: 'africa', order: 125, featured: false },
  { code: 'CV', slug: 'cape-verde', continent: 'africa', order: 126, featured: false },
  { code: 'ET', slug: 'ethiopia', continent: 'africa', order: 127, featured: false },
  { code: 'UG', slug: 'uganda', continent: 'africa', order: 128, featured: false },
  { code: 'RW', slug: 'rwanda', continent: 'africa', order: 129, featured: false },
  { code: 'NA', slug: 'namibia', continent: 'africa', order: 130, featured: false },
  { code: 'MZ', slug: 'mozambique', continent: 'africa', order: 131, featured: false },
  { code: 'ZM', slug: 'zambia', continent: 'africa', order: 132, featured: false },
  { code: 'MU', slug: 'mauritius', continent: 'africa', order: 133, featured: false },
  { code: 'RE', slug: 'reunion', continent: 'africa', order: 134, featured: false },
  { code: 'SC', slug: 'seychelles', continent: 'africa', order: 135, featured: false },
  { code: 'MG', slug: 'madagascar', continent: 'africa', order: 136, featured: false },
];
