import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { hasEnoughLetters } from '../../shared/city-search/enough-letters.js';
import { citySuggestionsQuery } from '../../shared/catalogue/catalogue.api.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { toursPath, type Filters } from './tour-filters.js';
import type { Tours } from './tours.api.js';

const SHOWN = 6;

/** A city without tours has a page that says so. */
const pathOf = (filters: Filters, slug: string, hasTours: boolean): string =>
  hasTours ? toursPath(filters, { city: slug, sought: undefined }) : `/city/${slug}`;

/** Of what was typed: no city is called so, or it is too short to look for. */
export const SoughtInVain = ({ text }: { text: string }) => (
  <FormattedMessage
    id={hasEnoughLetters(text) ? 'tour-list.sought.none' : 'tour-list.sought.short'}
    values={{ text }}
  />
);

/**
 * No city is called what was looked for, or it was too short to look for: says so above all tours, and proposes cities called
 * nearly so, or those with most tours.
 */
export function NoSuchCity({ filters, cities }: { filters: Filters; cities: Tours['cities'] }) {
  const site = useSite();
  const sought = filters.city ? '' : (filters.sought ?? '');
  const { data: similar = [] } = useQuery({
    ...citySuggestionsQuery(sought, site),
    enabled: hasEnoughLetters(sought),
    retry: false,
  });
  if (!sought) return null;
  const popular = [...cities].sort((one, other) => other.count - one.count);
  const proposed =
    similar.length > 0
      ? similar.map(({ slug, name, toursCount }) => ({ slug, name, to: pathOf(filters, slug, toursCount > 0) }))
      : popular.map(({ slug, name }) => ({ slug, name, to: pathOf(filters, slug, true) }));
  return (
    <div role="status" className="mt-6 grid gap-2 rounded-lg bg-sunken p-5">
      <p className="font-medium wrap-anywhere">
        <SoughtInVain text={sought} />
      </p>
      {/* Where no tour fits the other wishes, the list says which of them to give up. */}
      {proposed.length > 0 && (
        <>
          <p>
            <FormattedMessage id={similar.length > 0 ? 'tour-list.sought.meant' : 'tour-list.sought.popular'} />
          </p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {proposed.slice(0, SHOWN).map(({ slug, name, to }) => (
              <li key={slug}>
                <Link to={to} className={`inline-block min-h-6 ${textLink}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
