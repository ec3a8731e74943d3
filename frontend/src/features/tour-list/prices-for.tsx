import { FormattedMessage } from 'react-intl';
import type { TripSearch } from '../../shared/trip-search/trip-search-params.js';

/** Above a list of tours: what its prices are for. */
export const PricesFor = ({ people }: Pick<TripSearch, 'people'>) => (
  <p className="max-w-[66ch] text-balance text-ink-soft">
    <FormattedMessage id="tour-list.lede" values={{ count: people }} />
  </p>
);
