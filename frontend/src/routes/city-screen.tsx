import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CityPage } from '../features/places/city-page.js';
import { CityReviews } from '../features/reviews/city-reviews.js';
import { reviewChoice } from '../features/reviews/review-search.js';
import { cityReviewsQuery } from '../features/reviews/reviews.api.js';
import { CityTours } from '../features/tour-list/city-tours.js';
import { useDayTold } from '../features/tour-list/use-day-told.js';
import { useSite } from '../i18n/site.js';
import { useTripSearch } from '../shared/trip-search/use-trip-search.js';
import { pathWithTripSearch, tripSearchOf } from '../shared/trip-search/trip-search-params.js';

const route = getRouteApi('/$lang/$currency/city/$slug');

/** A city with the list of its tours and what travellers wrote about them. */
export function CityScreen() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const page = Number(search.page ?? 1);
  const choice = reviewChoice(search);
  const wanted = useTripSearch(search);
  useDayTold(tripSearchOf(search).startAt);
  const { data } = useQuery(cityReviewsQuery(slug, choice, useSite()));
  return (
    <CityPage
      slug={slug}
      page={page}
      wanted={wanted}
      tours={<CityTours city={slug} page={page} wanted={wanted} />}
      reviews={
        data?.totalReviews === 0 ? undefined : (
          <CityReviews city={slug} choice={choice} path={pathWithTripSearch(`/city/${slug}`, wanted)} />
        )
      }
    />
  );
}
