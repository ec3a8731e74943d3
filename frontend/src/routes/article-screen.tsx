import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { entriesQuery } from '../entries/entries.api.js';
import { ArticlePage } from '../features/blog/article-page.js';
import { cityQuery } from '../features/places/places.api.js';
import { cityToursQuery } from '../features/tours/city-tours.query.js';
import { TourList } from '../features/tours/tour-list.js';
import { useSite } from '../i18n/site.js';
import { Link } from '../ui/link.js';

const route = getRouteApi('/$lang/$currency/blog/$slug');

function Places({ slugs }: { slugs: readonly string[] }) {
  const site = useSite();
  const cities = useQueries({ queries: slugs.map((slug) => cityQuery(slug, site)) }).flatMap(({ data }) => data ?? []);
  if (cities.length === 0) return null;
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-6">
      <span className="text-sm text-ink-soft">
        <FormattedMessage id="blog.places" />
      </span>
      {cities.map(({ slug, name }) => (
        <Link
          key={slug}
          to={`/city/${slug}`}
          className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:border-ink"
        >
          {name}
        </Link>
      ))}
    </p>
  );
}

function Tours({ slugs, cities }: { slugs: readonly string[]; cities: readonly string[] }) {
  const site = useSite();
  const lists = useQueries({ queries: cities.map((city) => cityToursQuery(city, 1, site)) });
  const tours = lists.flatMap(({ data }) => data?.tours ?? []).filter(({ slug }) => slugs.includes(slug));
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="article-tours" className="mt-16">
      <h2 id="article-tours" className="mb-6">
        <FormattedMessage id="blog.tours" />
      </h2>
      <TourList tours={tours} />
    </section>
  );
}

/** An article with the places and tours that it tells about. */
export function ArticleScreen() {
  const { slug } = route.useParams();
  const { data } = useSuspenseQuery(entriesQuery('blog', useSite()));
  const { cities = [], tours = [] } = data.find((each) => each.slug === slug)?.details ?? {};
  return <ArticlePage slug={slug} places={<Places slugs={cities} />} tours={<Tours slugs={tours} cities={cities} />} />;
}
