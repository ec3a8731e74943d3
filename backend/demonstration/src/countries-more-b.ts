import type { CountryOfDemo } from './shapes.js';

export const moreCountriesOfB: readonly CountryOfDemo[] = [
  // Asia
  { code: 'CN', slug: 'china', continent: 'asia', order: 201, featured: false },
  { code: 'HK', slug: 'hong-kong', continent: 'asia', order: 202, featured: false },
  { code: 'MO', slug: 'macao', continent: 'asia', order: 203, featured: false },
  { code: 'TW', slug: 'taiwan', continent: 'asia', order: 204, featured: false },
  { code: 'LA', slug: 'laos', continent: 'asia', order: 205, featured: false },
  { code: 'KH', slug: 'cambodia', continent: 'asia', order: 206, featured: false },
  { code: 'MY', slug: 'malaysia', continent: 'asia', order: 207, featured: false },
  { code: 'ID', slug: 'indonesia', continent: 'asia', order: 208, featured: false },
  { code: 'PH', slug: 'philippines', continent: 'asia', order: 209, featured: false },
  { code: 'LK', slug: 'sri-lanka', continent: 'asia', order: 210, featured: false },
  { code: 'BT', slug: 'bhutan', continent: 'asia', order: 211, featured: false },
  { code: 'UZ', slug: 'uzbekistan', continent: 'asia', order: 212, featured: false },
  { code: 'KZ', slug: 'kazakhstan', continent: 'asia', order: 213, featured: false },
  { code: 'OM', slug: 'oman', continent: 'asia', order: 214, featured: false },
  { code: 'QA', slug: 'qatar', continent: 'asia', order: 215, featured: false },
  { code: 'IL', slug: 'israel', continent: 'asia', order: 216, featured: false },
  { code: 'LB', slug: 'lebanon', continent: 'asia', order: 217, featured: false },

  // America
  { code: 'PR', slug: 'puerto-rico', continent: 'america', order: 218, featured: false },
  { code: 'GT', slug: 'guatemala', continent: 'america', order: 219, featured: false },
  { code: 'NI', slug: 'nicaragua', continent: 'america', order: 220, featured: false },
  { code: 'CR', slug: 'costa-rica', continent: 'america', order: 221, featured: false },
  { code: 'PA', slug: 'panama', continent: 'america', order: 222, featured: false },
  { code: 'DO', slug: 'dominican-republic', continent: 'america', order: 223, featured: false },
  { code: 'CW', slug: 'curacao', continent: 'america', order: 224, featured: false },
  { code: 'BB', slug: 'barbados', continent: 'america', order: 225, featured: false },
  { code: 'MQ', slug: 'martinique', continent: 'america', order: 226, featured: false },
  { code: 'EC', slug: 'ecuador', continent: 'america', order: 227, featured: false },
  { code: 'BO', slug: 'bolivia', continent: 'america', order: 228, featured: false },
  { code: 'CL', slug: 'chile', continent: 'america', order: 229, featured: false },
  { code: 'UY', slug: 'uruguay', continent: 'america', order: 230, featured: false },
  { code: 'PY', slug: 'paraguay', continent: 'america', order: 231, featured: false },
  { code: 'SR', slug: 'suriname', continent: 'america', order: 232, featured: false },
  { code: 'GY', slug: 'guyana', continent: 'america', order: 233, featured: false },
  { code: 'VE', slug: 'venezuela', continent: 'america', order: 234, featured: false },

  // Oceania
  { code: 'FJ', slug: 'fiji', continent: 'oceania', order: 235, featured: false },
  { code: 'PF', slug: 'french-polynesia', continent: 'oceania', order: 236, featured: false },
  { code: 'NC', slug: 'new-caledonia', continent: 'oceania', order: 237, featured: false },
  { code: 'CK', slug: 'cook-islands', continent: 'oceania', order: 238, featured: false },
  { code: 'AS', slug: 'american-samoa', continent: 'oceania', order: 239, featured: false },
];
