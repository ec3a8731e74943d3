import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { GuidePage } from '../features/guide-directory/guide-page.js';
import { guideQuery } from '../features/guide-directory/guides.api.js';
import { ReviewRow } from '../features/reviews/review-row.js';
import { cityReviewsQuery } from '../features/reviews/reviews.api.js';
import { CityTours } from '../features/tour-list/city-tours.js';
import { useSite } from '../i18n/site.js';

const route = getRouteApi('/$lang/$currency/author/$slug');

const SHOWN = 3;

/** A guide with the tours and reviews of the city. */
export function GuideScreen() {
  const { slug } = route.useParams();
  const site = useSite();
  const { data: guide } = useSuspenseQuery(guideQuery(slug, site));
  const { data } = useQuery(cityReviewsQuery(guide.city.slug, { page: 1 }, site));
  const reviews = data?.reviews.slice(0, SHOWN) ?? [];
  return (
    <GuidePage
      slug={slug}
      tours={<CityTours city={guide.city.slug} page={1} />}
      reviews={reviews.length > 0 && <ReviewRow reviews={reviews} />}
    />
  );
}
