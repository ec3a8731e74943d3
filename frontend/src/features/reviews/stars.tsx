import { Star } from 'lucide';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';

const ALL = [1, 2, 3, 4, 5];

/** A star of which a part is full, from 0 to 1. */
const PartOfStar = ({ part }: { part: number }) => (
  <span className="relative inline-flex">
    <Icon of={Star} className="size-4 text-line-strong" />
    {part > 0 && (
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${100 * part}%` }}>
        <Icon of={Star} className="size-4 fill-sun text-sun" />
      </span>
    )}
  </span>
);

/** Five stars, of which so many are full; an average fills a part of one. */
export function Stars({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <span
      role="img"
      aria-label={intl.formatMessage({ id: 'reviews.stars' }, { count })}
      className="inline-flex gap-0.5"
    >
      {ALL.map((star) => (
        <PartOfStar key={star} part={Math.min(Math.max(count - star + 1, 0), 1)} />
      ))}
    </span>
  );
}
