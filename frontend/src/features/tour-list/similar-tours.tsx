import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import type { TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { PricesFor } from './prices-for.js';
import { similarToursQuery } from './tours.api.js';
import { TourList } from './tour-list.js';

interface SimilarToursProps {
  /** Slug. */
  tour: string;
  /** For whom they are priced; goes along to them. */
  wanted: TripSearch;
}

/** Tours for who is still looking; nothing where there are none. */
export function SimilarTours({ tour, wanted }: SimilarToursProps) {
  const { data: tours = [] } = useQuery(similarToursQuery(tour, wanted.people, useSite()));
  if (tours.length === 0) return null;
  return (
    <section
      aria-labelledby="similar-title"
      id="similar"
      className="deferred page-width pb-20 [--about:68rem] md:[--about:66rem] lg:[--about:78rem] xl:[--about:37rem]"
    >
      <h2 id="similar-title">
        <FormattedMessage id="tour-list.similar" />
      </h2>
      <div className="mt-2 mb-6">
        <PricesFor people={wanted.people} />
      </div>
      <TourList tours={tours} view="row" heading="h3" wanted={wanted} />
    </section>
  );
}
