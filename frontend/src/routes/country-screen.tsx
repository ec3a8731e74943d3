import { getRouteApi } from '@tanstack/react-router';
import { CountryPage } from '../features/places/country-page.js';
import { CountryTours } from '../features/tour-list/country-tours.js';
import { useDayTold } from '../features/tour-list/use-day-told.js';
import { useTripSearch } from '../shared/trip-search/use-trip-search.js';
import { tripSearchOf } from '../shared/trip-search/trip-search-params.js';

const route = getRouteApi('/$lang/$currency/country/$slug');
const ALL = 100;

/** A country with all its tours. */
export function CountryScreen() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const wanted = useTripSearch(search);
  useDayTold(tripSearchOf(search).startAt);
  const { startAt: day, people } = wanted;
  return (
    <CountryPage
      slug={slug}
      wish={{ day, people }}
      tours={<CountryTours countries={[slug]} most={ALL} wanted={wanted} />}
    />
  );
}
