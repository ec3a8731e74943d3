import { getRouteApi } from '@tanstack/react-router';
import { CityPage } from '../features/city/city-page.js';
import { CityTours } from '../features/tours/city-tours.js';

const route = getRouteApi('/$lang/$currency/city/$slug');

/** A city with the list of its tours. */
export function CityScreen() {
  const { slug } = route.useParams();
  const { page: written } = route.useSearch();
  const page = Number(written ?? 1);
  return <CityPage slug={slug} page={page} tours={<CityTours city={slug} page={page} />} />;
}
