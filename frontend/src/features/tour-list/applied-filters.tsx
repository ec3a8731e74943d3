import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RemovableChip } from '../../ui/display/chip.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { appliedText } from './filter-text.js';
import type { PriceScale } from './price-scale.js';
import { appliedTo, toursPath, unfiltered, type Filters } from './tour-filters.js';
import type { FilterNames } from './use-tours.js';

interface AppliedFiltersProps {
  filters: Filters;
  names: FilterNames;
  scale: PriceScale;
  apply: (filters: Filters) => void;
  focusResults: () => void;
}

/** One chip per filter, each taken away by a click; and all of them at once. */
export function AppliedFilters({ filters, names, scale, apply, focusResults }: AppliedFiltersProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const applied = appliedTo(filters);
  if (applied.length === 0) return null;
  const remove = (index: number, rest: Filters): void => {
    const chips = list.current?.querySelectorAll('button') ?? [];
    const beside = chips[index + 1] ?? chips[index - 1];
    if (beside) beside.focus();
    else focusResults();
    apply(rest);
  };
  return (
    <ul
      ref={list}
      aria-label={intl.formatMessage({ id: 'tour-list.applied' })}
      className="flex flex-wrap items-center gap-2"
    >
      {applied.map((each, index) => {
        const text = appliedText(each, filters, names, scale, intl);
        return (
          <li key={`${each.name} ${each.value}`}>
            <RemovableChip
              name={intl.formatMessage({ id: 'tour-list.remove' }, { filter: text })}
              onRemove={() => remove(index, each.without)}
            >
              {text}
            </RemovableChip>
          </li>
        );
      })}
      <li>
        <Link
          to={toursPath(unfiltered(filters))}
          onFollow={focusResults}
          className={`inline-flex min-h-8 items-center px-2 text-sm ${textLink}`}
        >
          <FormattedMessage id="tour-list.clear" />
        </Link>
      </li>
    </ul>
  );
}
