import type { IntlShape } from 'react-intl';
import { formatDay, formatDuration } from '../../ui/text/date-time.js';
import { formatRoundMoney } from '../../ui/text/money.js';
import type { End, PriceScale } from './price-scale.js';
import { NO_PRICE_LIMIT, SPECIAL_FILTERS, type Applied, type Filters } from './tour-filters.js';
import type { FilterNames } from './use-tours.js';

export const specialText = (slug: string, intl: IntlShape): string =>
  SPECIAL_FILTERS.some((known) => known === slug) ? intl.formatMessage({ id: `tour-list.special.${slug}` }) : slug;

/** An end of the price filter; the upper one is open where the limit ends. */
export function priceText(end: End, euros: number, scale: PriceScale, intl: IntlShape): string {
  const price = formatRoundMoney(scale.money(end, euros), intl.locale);
  return end === 'maxPrice' && euros >= NO_PRICE_LIMIT
    ? intl.formatMessage({ id: 'tour-list.price.more' }, { price })
    : price;
}

/** Both ends of the price filter: a lower one alone where there is no upper one. */
export function pricesText(minPrice: number, maxPrice: number, scale: PriceScale, intl: IntlShape): string {
  const ends = {
    from: priceText('minPrice', minPrice, scale, intl),
    to: priceText('maxPrice', maxPrice, scale, intl),
  };
  const isOpen = minPrice > 0 && maxPrice >= NO_PRICE_LIMIT;
  return intl.formatMessage({ id: isOpen ? 'tour-list.price.rangeFrom' : 'tour-list.price.range' }, ends);
}

/** What a chip says. */
export function appliedText(
  { name, value }: Applied,
  filters: Filters,
  names: FilterNames,
  scale: PriceScale,
  intl: IntlShape,
): string {
  switch (name) {
    case 'sought':
      return value;
    case 'city':
      return names.city ?? value;
    case 'categories':
      return names.categoryOf(value);
    case 'specialFilters':
      return specialText(value, intl);
    case 'startAt':
      return formatDay(value, intl.locale, 'short');
    case 'duration':
      return formatDuration(Number(value), intl);
    case 'people':
      return intl.formatMessage({ id: 'tour-list.people.count' }, { count: filters.people });
    case 'price': {
      const textAt = (end: End): string => priceText(end, filters[end], scale, intl);
      const ends = { from: textAt('minPrice'), to: textAt('maxPrice') };
      const isOpen = filters.maxPrice >= NO_PRICE_LIMIT;
      return intl.formatMessage({ id: isOpen ? 'tour-list.price.appliedFrom' : 'tour-list.price.applied' }, ends);
    }
  }
}
