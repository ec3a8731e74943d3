import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { reviewChoice } from '../features/reviews/review-search.js';
import { tourReviewsQuery } from '../features/reviews/reviews.api.js';
import { TourReviews } from '../features/reviews/tour-reviews.js';
import { TourGuides } from '../features/guide-directory/tour-guides.js';
import { TourPage } from '../features/tour-page/tour-page.js';
import { SimilarTours } from '../features/tour-list/similar-tours.js';
import { useSite } from '../i18n/site.js';
import { tourPath, tourSearchOf, tripSearchOf } from '../shared/trip-search/trip-search-params.js';

const route = getRouteApi('/$lang/$currency/tour/$slug');

/** A tour with its reviews and with tours like it. */
export function TourScreen() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const choice = reviewChoice(search);
  const wanted = tourSearchOf(search);
  const { data: shown } = useQuery(tourReviewsQuery(slug, choice, useSite()));
  return (
    <TourPage
      slug={slug}
      wanted={wanted}
      reviews={<TourReviews tour={slug} choice={choice} path={tourPath(slug, wanted)} />}
      shown={shown}
      guides={<TourGuides tour={slug} />}
      similar={<SimilarTours tour={slug} wanted={tripSearchOf(search)} />}
    />
  );
}
