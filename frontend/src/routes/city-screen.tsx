import { getRouteApi } from '@tanstack/react-router';
import { CityPage } from '../features/city/city-page.js';
import { CityTours } from '../features/tours/city-tours.js';

const route = getRouteApi('/$lang/$currency/city/$slug');

/** A city with the list of its tours. */
export function CityScreen() {
  const { slug } = route.useParams();
  const { page } = route.useSearch();
  return <CityPage slug={slug} tours={<CityTours city={slug} page={Number(page ?? 1)} />} />;
}
