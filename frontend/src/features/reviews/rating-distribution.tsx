import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import type { StarCount } from './reviews.api.js';

interface BarProps {
  entry: StarCount;
  total: number;
  /** Where the reviews with so many stars are; without it the bar only tells. */
  to?: string | undefined;
  isChosen: boolean;
}

function Bar({ entry: { stars, count }, total, to, isChosen }: BarProps) {
  const intl = useIntl();
  const share = total === 0 ? 0 : (100 * count) / total;
  const name = intl.formatMessage({ id: 'reviews.bar' }, { stars, count });
  const content = (
    <>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="text-end whitespace-nowrap">
        {intl.formatNumber(stars)} ★
      </span>
      <span aria-hidden="true" className="h-2.5 self-center overflow-hidden rounded-full bg-line forced-colors:border">
        <span
          className="block h-full rounded-full bg-sun forced-colors:bg-system-highlight"
          style={{ width: `${share}%` }}
        />
      </span>
      <span aria-hidden="true" className="text-end tabular-nums">
        {intl.formatNumber(count)}
      </span>
    </>
  );
  const shape = 'grid min-h-8 grid-cols-[2.5rem_minmax(0,1fr)_2.5rem] items-center gap-3 rounded-sm px-1 text-sm';
  if (to === undefined || count === 0) {
    return <span className={`${shape} text-ink-soft`}>{content}</span>;
  }
  return (
    <Link
      to={to}
      aria-current={isChosen || undefined}
      className={`${shape} hover:bg-sunken ${isChosen ? 'bg-sunken font-semibold forced-colors:border' : ''}`}
    >
      {content}
    </Link>
  );
}

interface RatingDistributionProps {
  distribution: readonly StarCount[];
  /** Address of the reviews with so many stars. */
  to?: (stars: number) => string;
  chosen?: number | undefined;
}

/** How many gave five stars, four, …: as bars with their numbers. */
export function RatingDistribution({ distribution, to, chosen }: RatingDistributionProps) {
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  return (
    <div>
      <h3 className="sr-only">
        <FormattedMessage id="reviews.distribution" />
      </h3>
      <ul className="grid gap-0.5">
        {distribution.map((entry) => (
          <li key={entry.stars}>
            <Bar entry={entry} total={total} to={to?.(entry.stars)} isChosen={entry.stars === chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}
