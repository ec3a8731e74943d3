import type { IntlShape } from 'react-intl';
import { tourPath } from '../../shared/trip-search/trip-search-params.js';
import { formatMoney } from '../../ui/text/money.js';
import type { MapMark } from '../../maps/map-targets.js';
import type { MarkedMapProps } from '../../maps/marked-map-props.js';
import { toursPath, type Filters } from './tour-filters.js';
import type { TourCity } from './tours.api.js';

/** What a map of cities says of itself. */
export const mapTexts = (intl: IntlShape): Pick<MarkedMapProps, 'together' | 'zoom'> => ({
  together: (first, count) => intl.formatMessage({ id: 'tour-list.map.together' }, { first, count }),
  zoom: {
    nearer: intl.formatMessage({ id: 'tour-list.map.nearer' }),
    farther: intl.formatMessage({ id: 'tour-list.map.farther' }),
    whole: intl.formatMessage({ id: 'tour-list.map.whole' }),
    keys: intl.formatMessage({ id: 'tour-list.map.keys' }),
    shown: (count) => intl.formatMessage({ id: 'tour-list.map.shown' }, { count }),
  },
});

/** One mark for each city of what was found, in their order, with the least total there for so many people. */
export const marksOf = (cities: readonly TourCity[], filters: Filters, intl: IntlShape): readonly MapMark[] =>
  cities.map(({ slug, name, count, cheapest, latitude, longitude }) => {
    const price = formatMoney(cheapest.totalPrice, intl.locale);
    return {
      key: slug,
      to: count === 1 ? tourPath(cheapest.slug, filters) : toursPath(filters, { city: slug }),
      tag: price,
      label: intl.formatMessage({ id: 'tour-list.map.city' }, { city: name, count, price, people: filters.people }),
      latitude,
      longitude,
    };
  });
