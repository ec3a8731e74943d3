import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Link } from '../../ui/link.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { infoLink } from '../../ui/text-link.js';
import { ReviewList, ReviewListSkeleton } from './review-list.js';
import { reviewsPath } from './review-search.js';
import { tourReviewsQuery, type ReviewChoice } from './reviews.api.js';
import { ReviewsOverview } from './reviews-overview.js';

interface TourReviewsProps {
  /** Slug. */
  tour: string;
  choice: ReviewChoice;
}

/** What travellers wrote about a tour, all of it or that with so many stars. */
export function TourReviews({ tour, choice }: TourReviewsProps) {
  const { data, error, refetch } = useQuery(tourReviewsQuery(tour, choice, useSite()));
  if (error && !data) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!data) return <ReviewListSkeleton />;
  const { stars } = choice;
  const to = (wanted: ReviewChoice): string => reviewsPath(`/tour/${tour}`, wanted);
  return (
    <div className="grid gap-8">
      <ReviewsOverview reviews={data} chosen={stars} starsTo={(each) => to({ page: 1, stars: each })} />
      {stars !== undefined && (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <FormattedMessage id="reviews.filtered" values={{ stars, count: data.pagination.totalItems }} />
          <Link to={to({ page: 1 })} className={`inline-block min-h-6 ${infoLink}`}>
            <FormattedMessage id="reviews.all" />
          </Link>
        </p>
      )}
      {(stars === undefined || data.reviews.length > 0) && (
        <ReviewList reviews={data} to={(page) => to({ page, stars })} />
      )}
    </div>
  );
}
