import { LayoutGrid, List, Map, SlidersHorizontal } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { prepareDialog } from '../../ui/overlay/dialog.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { BareSelect } from '../../ui/form/select.js';
import { appliedTo, SORTS, toursPath, USUAL, VIEWS, type Filters, type Sort } from './tour-filters.js';

const drawings = { grid: LayoutGrid, list: List, map: Map } as const;

function Views({ filters }: { filters: Filters }) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'tour-list.view' })} className="flex">
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={toursPath(filters, { view, page: filters.page })}
          aria-label={intl.formatMessage({ id: `tour-list.view.${view}` })}
          aria-current={filters.view === view ? 'true' : undefined}
          className="grid size-11 place-items-center border border-line-strong first:rounded-s-sm last:rounded-e-sm not-first:border-s-0 hover:bg-sunken aria-[current]:chosen"
        >
          <Icon of={drawings[view]} />
        </Link>
      ))}
    </div>
  );
}

interface ToolbarProps {
  filters: Filters;
  apply: (filters: Filters) => void;
  onFilters: () => void;
}

/** Filters on narrow screens, order, and look of the list. */
export function Toolbar({ filters, apply, onFilters }: ToolbarProps) {
  const intl = useIntl();
  const count = appliedTo(filters).length;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <Button
        look="secondary"
        className={`noscript:hidden ${filters.view === 'map' ? '' : 'lg:hidden'}`}
        onPointerEnter={prepareDialog}
        onClick={onFilters}
      >
        <Icon of={SlidersHorizontal} className="size-4" />
        <FormattedMessage id="tour-list.filters.open" values={{ count }} />
      </Button>
      <div className="noscript:hidden max-sm:order-last max-sm:w-full">
        <BareSelect
          aria-label={intl.formatMessage({ id: 'tour-list.sort' })}
          value={filters.sort}
          onChange={(event) => apply({ ...filters, sort: event.target.value as Sort, page: USUAL.page })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {intl.formatMessage({ id: `tour-list.sort.${sort}` })}
            </option>
          ))}
        </BareSelect>
      </div>
      <Views filters={filters} />
    </div>
  );
}
