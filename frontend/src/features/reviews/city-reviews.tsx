import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ChosenReviews } from './chosen-reviews.js';
import { ReviewListSkeleton } from './review-list.js';
import type { ReviewChoice } from './review-search.js';
import { cityReviewsQuery } from './reviews.api.js';

interface CityReviewsProps {
  /** Slug. */
  city: string;
  choice: ReviewChoice;
  /** Of the page that they stand on. */
  path?: string;
}

/** What travellers wrote about the tours of a city. */
export function CityReviews({ city, choice, path = `/city/${city}` }: CityReviewsProps) {
  const { data, error, refetch } = useQuery(cityReviewsQuery(city, choice, useSite()));
  if (error && !data) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReviewListSkeleton />;
  return <ChosenReviews reviews={data} choice={choice} path={path} showsTour />;
}
