import { useQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Link } from '../../ui/link.js';
import { textLink } from '../../ui/text-link.js';
import { appliedText } from './filter-text.js';
import type { PriceScale } from './price-scale.js';
import { toursPath, unfiltered, type Applied, type Filters } from './tour-filters.js';
import { relaxedQueries } from './tours.api.js';
import type { FilterNames } from './use-tours.js';

interface NothingFoundProps {
  filters: Filters;
  names: FilterNames;
  scale: PriceScale;
}

/** How many tours there would be without each filter: the most helpful first, once it is known. */
function useRelaxed(filters: Filters): { applied: Applied; count: number | undefined }[] {
  const site = useSite();
  const queries = relaxedQueries(filters, site);
  const counts = useQueries({ queries: queries.map(({ query }) => query) });
  const relaxed = queries.map(({ applied }, index) => ({ applied, count: counts[index]?.data?.totalItems }));
  return relaxed.sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

export function NothingFound({ filters, names, scale }: NothingFoundProps) {
  const intl = useIntl();
  const relaxed = useRelaxed(filters).filter(({ count }) => count !== 0);
  return (
    <EmptyState
      title={<FormattedMessage id="tours.none.title" />}
      action={
        <ButtonLink to={toursPath(unfiltered(filters))} look="secondary">
          <FormattedMessage id="tours.clear" />
        </ButtonLink>
      }
    >
      <FormattedMessage id={relaxed.length > 0 ? 'tours.none.relax' : 'tours.none.text'} />
      <ul className="mt-4 grid gap-1">
        {relaxed.map(({ applied, count }) => (
          <li key={`${applied.name} ${applied.value}`}>
            <Link to={toursPath(applied.without)} className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage
                id={count === undefined ? 'tours.none.without' : 'tours.none.withoutCount'}
                values={{ filter: appliedText(applied, filters, names, scale, intl), count: count ?? 0 }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
