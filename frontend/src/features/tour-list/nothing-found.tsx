import { useQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { appliedText } from './filter-text.js';
import type { PriceScale } from './price-scale.js';
import {
  relaxations,
  toursPath,
  unfiltered,
  USUAL,
  type Applied,
  type Filters,
  type Relaxation,
} from './tour-filters.js';
import { countQuery } from './tours.api.js';
import type { FilterNames } from './use-tours.js';

interface NothingFoundProps {
  filters: Filters;
  names: FilterNames;
  scale: PriceScale;
  focusResults: () => void;
}

interface Counted extends Relaxation {
  /** Undefined until it is known. */
  readonly count: number | undefined;
}

/** The most helpful first, as far as that is known; those that help nothing are left out. */
function useCounted(
  steps: readonly Relaxation[],
  isAsked: boolean,
): { helpful: readonly Counted[]; isUseless: boolean } {
  const site = useSite();
  const counts = useQueries({ queries: steps.map(({ list }) => ({ ...countQuery(list, site), enabled: isAsked })) });
  const counted = steps.map((step, index) => ({ ...step, count: counts[index]?.data?.totalItems }));
  return {
    helpful: isAsked
      ? counted.filter(({ count }) => count !== 0).sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
      : [],
    isUseless: isAsked && counted.every(({ count }) => count === 0),
  };
}

type Way = keyof ReturnType<typeof relaxations>;

interface Help {
  readonly way: Way | undefined;
  readonly helpful: readonly Counted[];
}

/** The first way that helps: to let go of one filter, else of two, else to keep only one. */
function useHelp(filters: Filters): Help {
  const steps = relaxations(filters);
  const one = useCounted(steps.one, true);
  const two = useCounted(steps.two, one.isUseless);
  const only = useCounted(steps.only, two.isUseless);
  const ways = { one, two, only };
  const way = (['one', 'two', 'only'] as const).find((each) => ways[each].helpful.length > 0);
  return { way, helpful: way ? ways[way].helpful : [] };
}

const MOST_SHOWN = 6;

/** Whether the size of the party may be what leaves the tours out, and not only another filter. */
const isForParty = ({ people }: Filters, { way, helpful }: Help): boolean =>
  people !== USUAL.people &&
  (way === undefined || way === 'only' || helpful.some(({ filters }) => filters.some(({ name }) => name === 'people')));

export function NothingFound({ filters, names, scale, focusResults }: NothingFoundProps) {
  const intl = useIntl();
  const help = useHelp(filters);
  const { way, helpful } = help;
  const textOf = (applied: Applied | undefined): string =>
    applied ? appliedText(applied, filters, names, scale, intl) : '';
  return (
    <EmptyState
      title={<FormattedMessage id="tour-list.none.title" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isForParty(filters, help) && (
            // What has no price in the lists can still be had.
            <ButtonLink to={`/contact?reason=quote&people=${filters.people}`}>
              <FormattedMessage id="tour-list.none.quote" values={{ count: filters.people }} />
            </ButtonLink>
          )}
          <ButtonLink to={toursPath(unfiltered(filters))} onFollow={focusResults} look="secondary">
            <FormattedMessage id="tour-list.clear" />
          </ButtonLink>
        </div>
      }
    >
      <FormattedMessage id={way ? `tour-list.none.relax.${way}` : 'tour-list.none.text'} />
      <ul className="mt-4 grid gap-1">
        {helpful.slice(0, MOST_SHOWN).map(({ filters: [first, second], list, count }) => (
          <li key={toursPath(list)}>
            <Link to={toursPath(list)} onFollow={focusResults} className={`inline-block min-h-6 ${textLink}`}>
              <FormattedMessage
                id={`tour-list.none.${way ?? 'one'}`}
                values={{ filter: textOf(first), other: textOf(second), count: count ?? -1 }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
