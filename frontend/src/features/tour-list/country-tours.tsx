import { useSuspenseQueries } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { USUAL_PEOPLE } from '../../shared/trip-search/people.js';
import type { TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { NoneForParty } from './none-for-party.js';
import { PricesFor } from './prices-for.js';
import { TourList } from './tour-list.js';
import { countryToursQuery } from './tours.api.js';

interface CountryToursProps {
  /** Slugs. */
  countries: readonly string[];
  /** Of each, at most. */
  most: number;
  /** For whom they are priced; goes along to them. */
  wanted?: TripSearch;
}

const USUAL: TripSearch = { people: USUAL_PEOPLE };

/** Tours of one country or of several, the recommended of each. */
export function CountryTours({ countries, most, wanted = USUAL }: CountryToursProps) {
  const site = useSite();
  const answers = useSuspenseQueries({
    queries: countries.map((country) => countryToursQuery(country, wanted.people, site)),
  });
  const tours = answers.flatMap(({ data }) => data.slice(0, most));
  if (tours.length === 0) return <NoneForParty wanted={wanted} />;
  return (
    <div className="grid gap-6">
      <PricesFor people={wanted.people} />
      <TourList tours={tours} heading="h3" wanted={wanted} />
    </div>
  );
}
