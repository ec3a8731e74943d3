import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { GuidePage } from '../features/guides/guide-page.js';
import { guideQuery } from '../features/guides/guides.api.js';
import { ReviewCard } from '../features/reviews/review-card.js';
import { cityReviewsQuery } from '../features/reviews/reviews.api.js';
import { CityTours } from '../features/tours/city-tours.js';
import { useSite } from '../i18n/site.js';

const route = getRouteApi('/$lang/$currency/author/$slug');

const SHOWN = 3;

function CityReviews({ city }: { city: { readonly slug: string; readonly name: string } }) {
  const { data } = useQuery(cityReviewsQuery(city.slug, 1, useSite()));
  const reviews = data?.reviews.slice(0, SHOWN) ?? [];
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="guide-reviews" className="mt-16">
      <h2 id="guide-reviews" className="mb-6">
        <FormattedMessage id="guides.page.reviews" values={{ city: city.name }} />
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} showsTour className="border-t-2 border-ink pt-4" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A guide with the tours and reviews of the city. */
export function GuideScreen() {
  const { slug } = route.useParams();
  const { data: guide } = useSuspenseQuery(guideQuery(slug, useSite()));
  return (
    <GuidePage
      slug={slug}
      tours={<CityTours city={guide.city.slug} page={1} />}
      reviews={<CityReviews city={guide.city} />}
    />
  );
}
