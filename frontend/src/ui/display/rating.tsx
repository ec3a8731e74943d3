import { Star } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from './icon.js';

interface RatingProps {
  /** From 1 to 5; null where there is no review yet. */
  value: number | null;
  reviews: number;
}

/** `★ 4.8 (127)`, or that there is no review yet. */
export function Rating({ value, reviews }: RatingProps) {
  const intl = useIntl();
  if (value === null || reviews === 0) {
    return (
      <span className="text-sm text-ink-soft">
        <FormattedMessage id="common.rating.none" />
      </span>
    );
  }
  const shown = intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="inline-flex h-fit shrink-0 items-center gap-1 text-sm">
      <Icon of={Star} className="size-4 fill-sun text-sun" />
      <span className="sr-only">
        <FormattedMessage id="common.rating.label" values={{ value: shown, reviews }} />
      </span>
      <span aria-hidden="true" className="tabular-nums">
        <strong className="font-semibold">{shown}</strong>{' '}
        <span className="text-ink-soft">({intl.formatNumber(reviews)})</span>
      </span>
    </span>
  );
}
