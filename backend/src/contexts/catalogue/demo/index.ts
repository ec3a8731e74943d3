import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { guides } from './guides.js';
import type { TourOfDemo } from './shapes.js';

export { cities } from './cities.js';
export { countries } from './countries.js';
export { guides } from './guides.js';
export { tours } from './tours/index.js';

/** Languages that the city's guides speak and who lead such tours, in the product's order. */
export function guideLanguagesOf(tour: TourOfDemo): readonly Locale[] {
  const [category = 'private-tour'] = tour.categories;
  const fitting = guides.filter((guide) => guide.city === tour.city && guide.categories.includes(category));
  const spoken = new Set(fitting.flatMap((guide) => guide.languages.map((language) => language.locale)));
  return LOCALES.filter((locale) => spoken.has(locale));
}
