import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { guidesPath } from './guide-filters.js';
import { guideName, Seal } from './guide-parts.js';
import { tourGuidesQuery, type PublicGuide } from './guides.api.js';

const MOST_SHOWN = 6;

function Guide({ guide }: { guide: PublicGuide }) {
  const intl = useIntl();
  return (
    <li className="group relative flex items-center gap-4">
      <Seal guide={guide} className="size-16 text-3xl" />
      <div className="min-w-0">
        <p className="font-medium">
          <Link
            to={`/author/${guide.slug}`}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {guideName(guide)}
          </Link>
        </p>
        <p className="text-sm text-ink-soft">
          {intl.formatList(
            guide.languages.map(({ code }) => languageName(code, intl)),
            { type: 'unit', style: 'short' },
          )}
        </p>
      </div>
    </li>
  );
}

/** Who leads the tour. Nothing where nobody is shown. */
export function TourGuides({ tour }: { tour: string }) {
  const { data } = useQuery(tourGuidesQuery(tour, useSite()));
  const [first] = data?.guides ?? [];
  if (!data || !first) return null;
  return (
    <section aria-labelledby="guides-title" className="deferred mt-12 [--about:24rem] md:mt-16">
      <h2 id="guides-title" className="mb-5">
        <FormattedMessage id="guide-directory.leads" />
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {data.guides.slice(0, MOST_SHOWN).map((guide) => (
          <Guide key={guide.slug} guide={guide} />
        ))}
      </ul>
      {data.totalItems > MOST_SHOWN && (
        <p className="mt-5">
          <Link to={guidesPath({ city: first.city.slug })} className={textLink}>
            <FormattedMessage id="guide-directory.leads.all" values={{ city: first.city.name }} />
          </Link>
        </p>
      )}
    </section>
  );
}
