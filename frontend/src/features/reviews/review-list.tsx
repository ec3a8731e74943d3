import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { ReviewCard } from './review-card.js';
import type { Reviews } from './reviews.api.js';

interface ReviewListProps {
  reviews: Pick<Reviews, 'reviews' | 'pagination'>;
  /** Address of a page of them. */
  to: (page: number) => string;
  /** On pages about more than one tour. */
  showsTour?: boolean;
}

/** A page of reviews, with links to the others. */
export const ReviewList = ({ reviews: { reviews, pagination }, to, showsTour = false }: ReviewListProps) =>
  reviews.length === 0 ? (
    <EmptyState title={<FormattedMessage id="reviews.none" />}>
      <FormattedMessage id="reviews.none.text" />
    </EmptyState>
  ) : (
    <div className="grid gap-8">
      <PagedList page={pagination.page} pages={pagination.totalPages} to={to}>
        <ul className={`grid border-t border-line ${showsTour ? 'gap-x-16 lg:grid-cols-2' : ''}`}>
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-line py-6">
              <ReviewCard review={review} showsTour={showsTour} />
            </li>
          ))}
        </ul>
      </PagedList>
    </div>
  );

const LINES = [1, 2, 3];

export const ReviewListSkeleton = () => (
  <div aria-hidden="true" className="grid gap-8">
    {LINES.map((line) => (
      <div key={line} className="grid gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-16 w-full max-w-[66ch]" />
        <Skeleton className="h-4 w-48" />
      </div>
    ))}
  </div>
);
