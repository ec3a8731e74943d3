import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { similarToursQuery } from './tours.api.js';
import { TourList } from './tour-list.js';

/** Tours for who is still looking; nothing where there are none. */
export function SimilarTours({ tour }: { tour: string }) {
  const { data: tours = [] } = useQuery(similarToursQuery(tour, useSite()));
  if (tours.length === 0) return null;
  return (
    <section
      aria-labelledby="similar-title"
      id="similar"
      className="deferred page-width pb-20 [--about:53rem] md:[--about:34rem]"
    >
      <h2 id="similar-title" className="mb-6">
        <FormattedMessage id="tours.similar" />
      </h2>
      <TourList tours={tours} view="row" heading="h3" />
    </section>
  );
}
