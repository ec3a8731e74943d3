import { getRouteApi } from '@tanstack/react-router';
import { CountryPage } from '../features/places/country-page.js';
import { CountryTours } from '../features/tours/country-tours.js';
import { useWantedTrip } from '../trip/use-wanted-trip.js';

const route = getRouteApi('/$lang/$currency/country/$slug');
const ALL = 100;

/** A country with all its tours. */
export function CountryScreen() {
  const { slug } = route.useParams();
  const wanted = useWantedTrip(route.useSearch());
  const { startAt: day, people } = wanted;
  return (
    <CountryPage
      slug={slug}
      wish={{ day, people }}
      tours={<CountryTours countries={[slug]} most={ALL} wanted={wanted} />}
    />
  );
}
