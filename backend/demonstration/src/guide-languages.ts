import { LOCALES, type Locale } from '@cicerone/backend/shared-kernel/language/locale';
import { guides } from './guides.js';
import type { Tour } from './tours.js';

/** Languages that the city's guides speak and who lead such tours, in the product's order. */
export function guideLanguagesOf(tour: Tour): readonly Locale[] {
  const [category = 'private-tour'] = tour.categories;
  const fitting = guides.filter((guide) => guide.city === tour.city && guide.categories.includes(category));
  const spoken = new Set(fitting.flatMap((guide) => guide.languages.map((language) => language.locale)));
  return LOCALES.filter((locale) => spoken.has(locale));
}
