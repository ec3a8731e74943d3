import { useSuspenseQueries } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { TourList } from './tour-list.js';
import { countryToursQuery } from './tours.api.js';

interface CountryToursProps {
  /** Slugs. */
  countries: readonly string[];
  /** Of each, at most. */
  most: number;
}

/** Tours of one country or of several, the recommended of each. */
export function CountryTours({ countries, most }: CountryToursProps) {
  const site = useSite();
  const answers = useSuspenseQueries({ queries: countries.map((country) => countryToursQuery(country, site)) });
  return <TourList tours={answers.flatMap(({ data }) => data.slice(0, most))} heading="h3" />;
}
