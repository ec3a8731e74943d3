import { balanced } from '../../ui/display/balanced.js';
import { ReviewCard } from './review-card.js';
import type { Review } from './reviews.api.js';

const COLUMNS = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' } as const;

/** Some reviews beside each other, on a page about something else than a tour. */
export const ReviewRow = ({ reviews }: { reviews: readonly Review[] }) => (
  <ul className={`grid gap-6 ${COLUMNS[balanced<keyof typeof COLUMNS>(reviews.length, [3, 2])]}`}>
    {reviews.map((review) => (
      <li key={review.id}>
        <ReviewCard review={review} showsTour className="border-t-2 border-ink pt-4" />
      </li>
    ))}
  </ul>
);
