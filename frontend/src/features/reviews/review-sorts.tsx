import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import { REVIEW_SORTS, type ReviewSort } from './review-search.js';

interface ReviewSortsProps {
  chosen: ReviewSort | undefined;
  /** Address of the reviews in this order; undefined is the usual one. */
  to: (sort: ReviewSort | undefined) => string;
}

/** The orders in which reviews can be read, as links: they lead there without script too. */
export function ReviewSorts({ chosen, to }: ReviewSortsProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'reviews.sort' });
  return (
    <nav aria-label={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden="true" className="text-ink-soft">
        {name}
      </span>
      <ul className="flex flex-wrap gap-x-1">
        {[undefined, ...REVIEW_SORTS].map((sort) => (
          <li key={sort ?? 'language'}>
            <Link
              to={to(sort)}
              aria-current={sort === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-sm px-2.5 underline-offset-4 hover:underline aria-[current]:bg-sunken aria-[current]:font-semibold forced-colors:aria-[current]:border"
            >
              <FormattedMessage id={`reviews.sort.${sort ?? 'language'}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
