import { Star } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.js';

/** The average of the guide's tours; nothing before the first review. */
export function GuideStars({ rating }: { rating: number | null }) {
  const intl = useIntl();
  if (rating === null) return null;
  const shown = intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ink">
      <Icon of={Star} className="size-4 fill-sun text-sun" />
      <span className="sr-only">
        <FormattedMessage id="guides.rating" values={{ rating: shown }} />
      </span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {shown}
      </span>
    </span>
  );
}
