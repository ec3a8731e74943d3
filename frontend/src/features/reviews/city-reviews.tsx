import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { ReviewList, ReviewListSkeleton } from './review-list.js';
import { reviewsPath } from './review-search.js';
import { cityReviewsQuery } from './reviews.api.js';
import { ReviewsOverview } from './reviews-overview.js';

/** What travellers wrote about the tours of a city; `city` is its slug. */
export function CityReviews({ city, page }: { city: string; page: number }) {
  const { data, error, refetch } = useQuery(cityReviewsQuery(city, page, useSite()));
  if (error && !data) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReviewListSkeleton />;
  return (
    <div className="grid gap-8">
      <ReviewsOverview reviews={data} />
      <ReviewList reviews={data} showsTour to={(each) => reviewsPath(`/city/${city}`, { page: each })} />
    </div>
  );
}
