import { useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '../../i18n/locales.js';
import { useOptionalSite } from '../../i18n/site.js';
import { SiteFrame } from '../../layout/site-frame.js';
import { ButtonLink } from '../../ui/button-link.js';
import { PageHead } from '../../ui/page-head.js';
import { firstPageOf } from './first-page.js';

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
  <div className="page-width py-16 md:py-24">
    <PageHead title={useIntl().formatMessage({ id: 'common.notFound.title' })} noindex />
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
    </p>
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
