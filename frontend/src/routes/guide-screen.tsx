import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { GuidePage } from '../features/guide-directory/guide-page.js';
import { guideQuery } from '../features/guide-directory/guides.api.js';
import { GuideReviews } from '../features/reviews/guide-reviews.js';
import { guideReviewsQuery } from '../features/reviews/reviews.api.js';
import { CityTours } from '../features/tour-list/city-tours.js';
import { useSite } from '../i18n/site.js';

const route = getRouteApi('/$lang/$currency/author/$slug');

/** A guide with the reviews of the tours that the guide led, and with the tours of the city. */
export function GuideScreen() {
  const { slug } = route.useParams();
  const page = Number(route.useSearch().page ?? 1);
  const site = useSite();
  const { data: guide } = useSuspenseQuery(guideQuery(slug, site));
  const { data } = useQuery(guideReviewsQuery(slug, page, site));
  return (
    <GuidePage
      slug={slug}
      tours={<CityTours city={guide.city.slug} page={1} />}
      reviews={data?.totalReviews !== 0 && <GuideReviews guide={slug} page={page} />}
    />
  );
}
