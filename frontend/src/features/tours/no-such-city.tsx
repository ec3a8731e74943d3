import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/link.js';
import { textLink } from '../../ui/text-link.js';
import { toursPath, type Filters } from './tour-filters.js';
import type { Tours } from './tours.api.js';

const SHOWN = 6;

/** No city is called what was looked for: says so above all tours, and proposes those with most of them. */
export function NoSuchCity({ filters, cities }: { filters: Filters; cities: Tours['cities'] }) {
  if (!filters.sought || filters.city) return null;
  const popular = [...cities].sort((one, other) => other.count - one.count).slice(0, SHOWN);
  return (
    <div role="status" className="mt-6 grid gap-2 rounded-lg bg-sunken p-5">
      <p className="font-medium wrap-anywhere">
        <FormattedMessage id="tours.sought.none" values={{ text: filters.sought }} />
      </p>
      <p>
        <FormattedMessage id="tours.sought.popular" />
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {popular.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={toursPath(filters, { city: slug, sought: undefined })}
              className={`inline-block min-h-6 ${textLink}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
