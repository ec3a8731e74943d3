import type { IntlShape } from 'react-intl';
import { formatMoney } from '../../ui/money.js';
import type { MapMark } from '../../ui/marked-map.js';
import { toursPath, type Filters } from './tour-filters.js';
import type { TourCity } from './tours.api.js';

/** One mark for each city of what was found, in their order, with the least price there. */
export const marksOf = (cities: readonly TourCity[], filters: Filters, intl: IntlShape): readonly MapMark[] =>
  cities.map(({ slug, name, count, cheapest, latitude, longitude }) => {
    const price = formatMoney(cheapest.fromPrice, intl.locale);
    return {
      key: slug,
      to: count === 1 ? `/tour/${cheapest.slug}` : toursPath(filters, { city: slug }),
      tag: price,
      label: intl.formatMessage({ id: 'tours.map.city' }, { city: name, count, price }),
      latitude,
      longitude,
    };
  });
