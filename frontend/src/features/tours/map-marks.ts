import type { IntlShape } from 'react-intl';
import type { MappedCity } from '../../layout/layout.api.js';
import { formatMoney } from '../../ui/money.js';
import type { MapMark } from '../../ui/marked-map.js';
import { toursPath, type Filters } from './tour-filters.js';
import type { TourCard } from './tours.api.js';

const cheapest = (tours: readonly TourCard[]): TourCard | undefined =>
  tours.reduce<TourCard | undefined>(
    (least, tour) => (least && least.fromPrice.amount <= tour.fromPrice.amount ? least : tour),
    undefined,
  );

/** One mark for each city of the tours, in their order, with the least of their prices. */
export function marksOf(
  tours: readonly TourCard[],
  cities: readonly MappedCity[],
  filters: Filters,
  intl: IntlShape,
): readonly MapMark[] {
  const slugs = [...new Set(tours.map(({ city }) => city.slug))];
  return slugs.flatMap((slug) => {
    const there = tours.filter(({ city }) => city.slug === slug);
    const least = cheapest(there);
    const place = cities.find((city) => city.slug === slug);
    if (!least || !place) return [];
    const price = formatMoney(least.fromPrice, intl.locale);
    const { latitude, longitude, name } = place;
    const label = intl.formatMessage({ id: 'tours.map.city' }, { city: name, count: there.length, price });
    const [only] = there;
    const to = there.length === 1 && only ? `/tour/${only.slug}` : toursPath(filters, { city: slug });
    return [{ key: slug, to, tag: price, label, latitude, longitude }];
  });
}
