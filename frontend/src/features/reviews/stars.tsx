import { Star } from 'lucide';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.js';

const ALL = [1, 2, 3, 4, 5];

/** Five stars, of which so many are full; an average is named to its tenth, and fills whole stars. */
export function Stars({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <span
      role="img"
      aria-label={intl.formatMessage({ id: 'reviews.stars' }, { count })}
      className="inline-flex gap-0.5"
    >
      {ALL.map((star) => (
        <Icon
          key={star}
          of={Star}
          className={`size-4 ${star <= Math.round(count) ? 'fill-sun text-sun' : 'text-line-strong'}`}
        />
      ))}
    </span>
  );
}
