import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '../../i18n/locales.js';
import { useOptionalSite, useSite } from '../../i18n/site.js';
import { CitySearch } from '../../layout/city-search.js';
import { popularCitiesQuery } from '../../layout/layout.api.js';
import { useIsReady } from '../../layout/navigation.js';
import { SiteFrame } from '../../layout/site-frame.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Link } from '../../ui/link.js';
import { PageHead } from '../../ui/page-head.js';
import { Poster } from '../../ui/poster.js';
import { Skeleton } from '../../ui/skeleton.js';
import { firstPageOf } from './first-page.js';

const SHOWN = 4;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

function FirstPage() {
  const first = firstPageOf(useLocation({ select: ({ href }) => href }));
  return (
    first && (
      <ButtonLink to={first}>
        <FormattedMessage id="common.notFound.firstPage" />
      </ButtonLink>
    )
  );
}

function PopularCities() {
  const { data } = useQuery(popularCitiesQuery(useSite()));
  const shown = data?.slice(0, SHOWN) ?? [];
  if (data && shown.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="mt-14 border-t-2 border-ink pt-5">
      <h2 id="popular" className="mb-4 text-2xl">
        <FormattedMessage id="common.notFound.cities" />
      </h2>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
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
                  <span className="mt-2 block truncate font-serif text-lg underline-offset-4 group-hover:underline">
                    {name}
                  </span>
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

const NotFound = () => {
  const canWrite = useIsReady()({ to: '/contact' });
  return (
    <div className="page-width py-12 md:py-20">
      <PageHead title={useIntl().formatMessage({ id: 'common.notFound.title' })} noindex />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div>
          <h1>
            <FormattedMessage id="common.notFound.title" />
          </h1>
          <p className="mt-4 max-w-[60ch] text-ink-soft">
            <FormattedMessage id="common.notFound.text" />
          </p>
          <p className="mt-8 flex flex-wrap gap-3">
            <FirstPage />
            <ButtonLink to="/" look="secondary">
              <FormattedMessage id="common.toHome" />
            </ButtonLink>
            {canWrite && (
              <ButtonLink to="/contact" look="secondary">
                <FormattedMessage id="common.notFound.contact" />
              </ButtonLink>
            )}
          </p>
        </div>
        <section aria-labelledby="seek" className="rounded-lg bg-sunken p-5 md:p-7">
          <h2 id="seek" className="mb-4 text-xl">
            <FormattedMessage id="common.notFound.search" />
          </h2>
          <CitySearch />
        </section>
      </div>
      <PopularCities />
    </div>
  );
};

/** Also for addresses in no language of ours, which have no layout around them yet. */
export function NotFoundPage() {
  if (useOptionalSite()) return <NotFound />;
  return (
    <SiteFrame site={{ locale: DEFAULT_LOCALE, currency: DEFAULT_CURRENCY }}>
      <NotFound />
    </SiteFrame>
  );
}
