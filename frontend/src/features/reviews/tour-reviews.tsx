import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ChosenReviews } from './chosen-reviews.js';
import { ReviewListSkeleton } from './review-list.js';
import type { ReviewChoice } from './review-search.js';
import { tourReviewsQuery } from './reviews.api.js';

interface TourReviewsProps {
  /** Slug. */
  tour: string;
  choice: ReviewChoice;
  /** The page that they stand on. */
  path: string;
}

/** What travellers wrote about a tour. */
export function TourReviews({ tour, choice, path }: TourReviewsProps) {
  const { data, error, refetch } = useQuery(tourReviewsQuery(tour, choice, useSite()));
  if (error && !data) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReviewListSkeleton />;
  return <ChosenReviews reviews={data} choice={choice} path={path} />;
}
