import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Day } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { infoLink } from '../../ui/text/text-link.js';
import type { Review } from './reviews.api.js';
import { Stars } from './stars.js';

/** Said only where the reader's language is another one. */
function WrittenIn({ review }: { review: Review }) {
  const intl = useIntl();
  if (review.language === useSite().locale) return null;
  const language = languageName(review.language, intl);
  return (
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="reviews.language" values={{ language }} />
    </p>
  );
}

function Author({ review: { author, country, publishedOn } }: { review: Review }) {
  const intl = useIntl();
  const from = country ? intl.formatDisplayName(country, { type: 'region' }) : undefined;
  return (
    <p className="text-sm">
      <span className="font-medium">{author ?? <FormattedMessage id="reviews.author.unknown" />}</span>
      {from && <span className="text-ink-soft"> · {from}</span>}
      <span className="text-ink-soft">
        {' · '}
        <span className="whitespace-nowrap">
          <Day value={publishedOn} />
        </span>
      </span>
    </p>
  );
}

/** What the guide answered, below the review. */
const Answer = ({ text }: { text: string }) => (
  <div className="mt-1 border-l-2 border-line pl-4">
    <p className="text-sm font-medium">
      <FormattedMessage id="reviews.answer" />
    </p>
    <p className="mt-1 max-w-[66ch] text-sm whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
  </div>
);

interface ReviewCardProps {
  review: Review;
  /** On pages about more than one tour. */
  showsTour?: boolean;
  className?: string;
}

/** As its author wrote it: never translated, never shortened. */
export const ReviewCard = ({ review, showsTour = false, className = '' }: ReviewCardProps) => (
  <article className={`grid content-start gap-2.5 ${className}`}>
    <Stars count={review.rating} />
    {showsTour && (
      <p className="text-sm">
        <Link to={`/tour/${review.tour.slug}`} className={`inline-block min-h-6 ${infoLink}`}>
          {review.tour.name}
        </Link>
      </p>
    )}
    <blockquote lang={bcp47(review.language)} className="max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
      {review.text}
    </blockquote>
    <Author review={review} />
    <WrittenIn review={review} />
    {review.answer && <Answer text={review.answer.text} />}
  </article>
);
