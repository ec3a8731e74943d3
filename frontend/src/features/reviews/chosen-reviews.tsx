import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import { ReviewList } from './review-list.js';
import { CHOSEN, reviewsPath, type ReviewChoice } from './review-search.js';
import { ReviewSorts } from './review-sorts.js';
import type { Reviews } from './reviews.api.js';
import { ReviewsOverview } from './reviews-overview.js';

interface ChosenReviewsProps {
  reviews: Reviews;
  choice: ReviewChoice;
  /** Path of the page that they stand on. */
  path: string;
  /** On pages about more than one tour. */
  showsTour?: boolean;
}

/** What all come to, and a page of them: all, or those with so many stars, in the order chosen. */
export function ChosenReviews({ reviews, choice: { stars, sort }, path, showsTour = false }: ChosenReviewsProps) {
  const to = (wanted: ReviewChoice): string => reviewsPath(path, wanted);
  const { totalItems } = reviews.pagination;
  return (
    <div className="grid gap-8">
      <ReviewsOverview reviews={reviews} chosen={stars} starsTo={(each) => to({ page: 1, stars: each, sort })} />
      <div id={CHOSEN} className="grid gap-8">
        {stars !== undefined && (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <FormattedMessage id="reviews.filtered" values={{ stars, count: totalItems }} />
            <Link to={to({ page: 1, sort })} className={`inline-block min-h-6 ${infoLink}`}>
              <FormattedMessage id="reviews.all" />
            </Link>
          </p>
        )}
        {totalItems > 1 && <ReviewSorts chosen={sort} to={(each) => to({ page: 1, stars, sort: each })} />}
        {(stars === undefined || reviews.reviews.length > 0) && (
          <ReviewList reviews={reviews} showsTour={showsTour} to={(page) => to({ page, stars, sort })} />
        )}
      </div>
    </div>
  );
}
