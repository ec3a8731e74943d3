import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Link } from '../../ui/text/link.js';
import { Poster } from '../../ui/display/poster.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { popularCitiesQuery } from '../catalogue/catalogue.api.js';

const SHOWN = 4;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

/** Popular cities for a page without results of its own. */
export function PopularCities() {
  const { data } = useQuery(popularCitiesQuery(useSite()));
  const shown = data?.slice(0, SHOWN) ?? [];
  if (data && shown.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="mt-14 border-t-2 border-ink pt-5">
      <h2 id="popular" className="mb-4 text-2xl">
        <FormattedMessage id="common.notFound.cities" />
      </h2>
      <ul className="grid gap-4 xs:grid-cols-2 md:grid-cols-4">
        {data
          ? shown.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/city/${slug}`} className="group block">
                  <Poster
                    kind="city"
                    slug={slug}
                    format="landscape"
                    alt=""
                    className="aspect-[4/3] w-full rounded-sm"
                  />
                  <span className="mt-2 block font-serif text-lg underline-offset-4 group-hover:underline">{name}</span>
                </Link>
              </li>
            ))
          : PLACES.map((place) => (
              <li key={place}>
                <Skeleton className="aspect-[4/3] w-full" />
                <Skeleton className="mt-2 h-7 w-1/2" />
              </li>
            ))}
      </ul>
    </section>
  );
}
