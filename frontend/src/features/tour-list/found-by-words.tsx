import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { hasEnoughLetters } from '../../shared/city-search/enough-letters.js';
import { citySuggestionsQuery, popularCitiesQuery } from '../../shared/catalogue/catalogue.api.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { toursPath, type Filters } from './tour-filters.js';
import type { Tours } from './tours.api.js';

const SHOWN = 6;

/** A city without tours has a page that says so. */
const pathOf = (filters: Filters, slug: string, hasTours: boolean): string =>
  hasTours ? toursPath(filters, { city: slug, sought: undefined }) : `/city/${slug}`;

/** Of what was typed: nothing is called so, or it is too short to look for. */
export const SoughtInVain = ({ text }: { text: string }) => (
  <FormattedMessage
    id={hasEnoughLetters(text) ? 'tour-list.sought.none' : 'tour-list.sought.short'}
    values={{ text }}
  />
);

interface FoundByWordsProps {
  filters: Filters;
  tours: Pick<Tours, 'totalItems' | 'hasAllWords'>;
}

/**
 * Says above the list that no tour has all of the words, or that nothing has any of them, with cities called nearly so or
 * popular ones. Where other filters leave no tour, the list says which of them to give up.
 */
export function FoundByWords({ filters, tours }: FoundByWordsProps) {
  const { sought } = filters;
  if (!sought || tours.hasAllWords) return null;
  return (
    <div role="status" className="mt-6 grid gap-2 rounded-lg bg-sunken p-5">
      <p className="font-medium wrap-anywhere">
        {tours.totalItems > 0 ? (
          <FormattedMessage id="tour-list.sought.partly" values={{ text: sought }} />
        ) : (
          <SoughtInVain text={sought} />
        )}
      </p>
      {tours.totalItems === 0 && <Cities filters={filters} sought={sought} />}
    </div>
  );
}

function Cities({ filters, sought }: { filters: Filters; sought: string }) {
  const site = useSite();
  const { data: similar = [] } = useQuery({
    ...citySuggestionsQuery(sought, site),
    enabled: hasEnoughLetters(sought),
    retry: false,
  });
  const { data: popular = [] } = useQuery({ ...popularCitiesQuery(site), retry: false });
  const proposed = similar.length > 0 ? similar : popular;
  if (proposed.length === 0) return null;
  return (
    <>
      <p>
        <FormattedMessage id={similar.length > 0 ? 'tour-list.sought.meant' : 'tour-list.sought.popular'} />
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {proposed.slice(0, SHOWN).map(({ slug, name, toursCount }) => (
          <li key={slug}>
            <Link to={pathOf(filters, slug, toursCount > 0)} className={`inline-block min-h-6 ${textLink}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
