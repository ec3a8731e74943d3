import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ReviewList, ReviewListSkeleton } from './review-list.js';
import { guideReviewsQuery } from './reviews.api.js';
import { ReviewsOverview } from './reviews-overview.js';

interface GuideReviewsProps {
  /** Slug. */
  guide: string;
  page: number;
}

/** What travelers wrote about tours with one guide. The overview counts the stars for the guide. */
export function GuideReviews({ guide, page }: GuideReviewsProps) {
  const { data, error, refetch } = useQuery(guideReviewsQuery(guide, page, useSite()));
  if (error && !data) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReviewListSkeleton />;
  const { rating, totalRatings, distribution } = data;
  return (
    <div className="grid gap-8">
      <ReviewsOverview reviews={{ rating, totalReviews: totalRatings, distribution }} />
      <ReviewList
        reviews={data}
        showsTour
        to={(each) => `/author/${guide}${each > 1 ? `?page=${each}` : ''}#guide-reviews`}
      />
    </div>
  );
}
