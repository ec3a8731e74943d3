import { getRouteApi } from '@tanstack/react-router';
import { CountryPage } from '../features/places/country-page.js';
import { readFilters } from '../features/tours/tour-filters.js';
import { CountryTours } from '../features/tours/country-tours.js';

const route = getRouteApi('/$lang/$currency/country/$slug');
const ALL = 100;

/** A country with all its tours. */
export function CountryScreen() {
  const { slug } = route.useParams();
  const { startAt: day, people } = readFilters(route.useSearch());
  return <CountryPage slug={slug} wish={{ day, people }} tours={<CountryTours countries={[slug]} most={ALL} />} />;
}
