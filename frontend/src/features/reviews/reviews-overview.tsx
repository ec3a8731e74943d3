import { useRouter } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { RatingDistribution } from './rating-distribution.js';
import type { Reviews } from './reviews.api.js';
import { Stars } from './stars.js';

interface ReviewsOverviewProps {
  reviews: Pick<Reviews, 'rating' | 'totalReviews' | 'distribution'>;
  /** Address of the reviews with so many stars. */
  starsTo?: (stars: number) => string;
  chosen?: number | undefined;
}

/** The average, from how many reviews, how they are spread, whose they are and how they are checked. */
export function ReviewsOverview({ reviews, starsTo, chosen }: ReviewsOverviewProps) {
  const intl = useIntl();
  const { demo } = useRouter().options.context;
  const { rating, totalReviews, distribution } = reviews;
  if (rating === null || totalReviews === 0) return null;
  return (
    <div className="grid items-start gap-x-12 gap-y-6 rounded-lg bg-sunken p-5 md:grid-cols-[auto_minmax(0,1fr)] md:p-6">
      <div>
        {/* The stars say it to screen readers. */}
        <p aria-hidden="true" className="font-serif text-5xl">
          {intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </p>
        <p className="mt-2">
          <Stars count={Math.round(rating * 10) / 10} />
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          <FormattedMessage id="reviews.total" values={{ count: totalReviews }} />
        </p>
      </div>
      <RatingDistribution distribution={distribution} chosen={chosen} {...(starsTo ? { to: starsTo } : {})} />
      <p className="max-w-[66ch] text-sm text-ink-soft md:col-span-2">
        <FormattedMessage id="reviews.checked" />
        {demo && (
          <span className="mt-2 block">
            <FormattedMessage id="reviews.demo" />
          </span>
        )}
      </p>
    </div>
  );
}
