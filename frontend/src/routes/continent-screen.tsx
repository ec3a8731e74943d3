import { getRouteApi } from '@tanstack/react-router';
import { ContinentPage } from '../features/places/continent-page.js';
import { CountryTours } from '../features/tour-list/country-tours.js';

const route = getRouteApi('/$lang/$currency/continent/$slug');
const OF_EACH = 2;

/** A continent with tours of the countries that have most. */
export function ContinentScreen() {
  const { slug } = route.useParams();
  return <ContinentPage slug={slug} toursOf={(countries) => <CountryTours countries={countries} most={OF_EACH} />} />;
}
