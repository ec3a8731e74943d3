import { useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '../../i18n/locales.js';
import { useOptionalSite } from '../../i18n/site.js';
import { CitySearch } from '../../shared/city-search/city-search.js';
import { PopularCities } from '../../shared/city-search/popular-cities.js';
import { SiteFrame } from '../../layout/site-frame.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { firstPageOf } from './first-page.js';
import { SimilarPages } from './similar-pages.js';

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

const NotFound = () => (
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
        <SimilarPages />
        <p className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
          <FirstPage />
          <ButtonLink to="/" look="secondary">
            <FormattedMessage id="common.toHome" />
          </ButtonLink>
          <ButtonLink to="/contact" look="secondary">
            <FormattedMessage id="common.notFound.contact" />
          </ButtonLink>
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

/** Also for addresses in no language of ours, which have no layout around them yet. */
export function NotFoundPage() {
  if (useOptionalSite()) return <NotFound />;
  return (
    <SiteFrame site={{ locale: DEFAULT_LOCALE, currency: DEFAULT_CURRENCY }}>
      <NotFound />
    </SiteFrame>
  );
}
