import { FormattedMessage } from 'react-intl';
import type { WantedTrip } from '../../shared/trip-search/wanted-trip.js';

/** Above a list of tours: what its prices are for. */
export const PricesFor = ({ people }: Pick<WantedTrip, 'people'>) => (
  <p className="max-w-[66ch] text-balance text-ink-soft">
    <FormattedMessage id="tour-list.lede" values={{ count: people }} />
  </p>
);
