import { moreCountriesOfA } from './countries-more-a.js';
import { moreCountriesOfB } from './countries-more-b.js';
import type { CountryOfDemo } from './shapes.js';

/** Every country in which the demonstration has a city; Turkey stands under Europe, where the old city of Istanbul lies. */
export const countries: readonly CountryOfDemo[] = [
  // Europe
  { code: 'IT', slug: 'italy', continent: 'europa', order: 1, featured: true },
  { code: 'FR', slug: 'france', continent: 'europa', order: 2, featured: true },
  { code: 'GB', slug: 'united-kingdom', continent: 'europa', order: 3, featured: true },
  { code: 'ES', slug: 'spain', continent: 'europa', order: 4, featured: true },
  { code: 'DE', slug: 'germany', continent: 'europa', order: 5, featured: true },
  { code: 'PT', slug: 'portugal', continent: 'europa', order: 6, featured: true },
  { code: 'TR', slug: 'turkey', continent: 'europa', order: 7, featured: true },
  { code: 'GR', slug: 'greece', continent: 'europa', order: 8, featured: false },
  { code: 'AT', slug: 'austria', continent: 'europa', order: 9, featured: false },
  { code: 'CH', slug: 'switzerland', continent: 'europa', order: 10, featured: false },
  { code: 'NL', slug: 'netherlands', continent: 'europa', order: 11, featured: false },
  { code: 'BE', slug: 'belgium', continent: 'europa', order: 12, featured: false },
  { code: 'CZ', slug: 'czechia', continent: 'europa', order: 13, featured: false },
  { code: 'HU', slug: 'hungary', continent: 'europa', order: 14, featured: false },
  { code: 'PL', slug: 'poland', continent: 'europa', order: 15, featured: false },
  { code: 'HR', slug: 'croatia', continent: 'europa', order: 16, featured: false },
  { code: 'IE', slug: 'ireland', continent: 'europa', order: 17, featured: false },
  { code: 'DK', slug: 'denmark', continent: 'europa', order: 18, featured: false },
  { code: 'SE', slug: 'sweden', continent: 'europa', order: 19, featured: false },

  // Asia
  { code: 'JP', slug: 'japan', continent: 'asia', order: 20, featured: true },
  { code: 'TH', slug: 'thailand', continent: 'asia', order: 21, featured: false },
  { code: 'VN', slug: 'vietnam', continent: 'asia', order: 22, featured: false },
  { code: 'SG', slug: 'singapore', continent: 'asia', order: 23, featured: false },
  { code: 'KR', slug: 'south-korea', continent: 'asia', order: 24, featured: false },
  { code: 'IN', slug: 'india', continent: 'asia', order: 25, featured: false },
  { code: 'NP', slug: 'nepal', continent: 'asia', order: 26, featured: false },
  { code: 'AE', slug: 'united-arab-emirates', continent: 'asia', order: 27, featured: false },
  { code: 'JO', slug: 'jordan', continent: 'asia', order: 28, featured: false },

  // America
  { code: 'US', slug: 'united-states', continent: 'america', order: 29, featured: true },
  { code: 'CA', slug: 'canada', continent: 'america', order: 30, featured: false },
  { code: 'MX', slug: 'mexico', continent: 'america', order: 31, featured: false },
  { code: 'CU', slug: 'cuba', continent: 'america', order: 32, featured: false },
  { code: 'CO', slug: 'colombia', continent: 'america', order: 33, featured: false },
  { code: 'PE', slug: 'peru', continent: 'america', order: 34, featured: false },
  { code: 'BR', slug: 'brazil', continent: 'america', order: 35, featured: false },
  { code: 'AR', slug: 'argentina', continent: 'america', order: 36, featured: false },

  // Africa
  { code: 'MA', slug: 'morocco', continent: 'africa', order: 37, featured: true },
  { code: 'ZA', slug: 'south-africa', continent: 'africa', order: 38, featured: true },
  { code: 'EG', slug: 'egypt', continent: 'africa', order: 39, featured: false },
  { code: 'TN', slug: 'tunisia', continent: 'africa', order: 40, featured: false },
  { code: 'KE', slug: 'kenya', continent: 'africa', order: 41, featured: false },
  { code: 'TZ', slug: 'tanzania', continent: 'africa', order: 42, featured: false },

  // Oceania
  { code: 'AU', slug: 'australia', continent: 'oceania', order: 43, featured: true },
  { code: 'NZ', slug: 'new-zealand', continent: 'oceania', order: 44, featured: false },

  ...moreCountriesOfA,
  ...moreCountriesOfB,
];
