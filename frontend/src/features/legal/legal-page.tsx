import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../entries/entries.api.js';
import { withSiteLinks } from '../../entries/site-links.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Day } from '../../ui/date-time.js';
import { PageHead } from '../../ui/page-head.js';
import { legalQuery } from './legal.api.js';

const route = getRouteApi('/$lang/$currency/legal/$slug');

const Sections = ({ sections }: Pick<Entry, 'sections'>) => (
  <ol className="text-sm leading-snug">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className="block py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline">
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** Beside the text where there is room; before it, folded, where there is none. */
function Contents({ text }: { text: Entry }) {
  const title = <FormattedMessage id="legal.contents" />;
  return (
    <nav aria-labelledby="contents" className="lg:col-start-2 lg:row-start-1">
      <div className="sticky top-24 border-l border-line pl-6 max-lg:hidden">
        <h2 id="contents" className="mb-2 font-sans text-sm font-semibold tracking-normal">
          {title}
        </h2>
        <Sections sections={text.sections} />
      </div>
      <details className="mb-8 border-y border-line py-1 lg:hidden">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{title}</summary>
        <div className="pb-3">
          <Sections sections={text.sections} />
        </div>
      </details>
    </nav>
  );
}

/** 56 of a zero’s width hold about 66 letters. */
function Body({ text }: { text: Entry }) {
  const site = useSite();
  const html = withSiteLinks(text.html, site);
  return (
    <div className="max-w-[56ch] lg:col-start-1 lg:row-start-1">
      <div
        lang={bcp47(text.language)}
        className="prose [&_h2]:text-2xl [&>h2:first-child]:mt-0 [&_li+li]:mt-2 [&_li::marker]:text-ink-soft"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

export function LegalPage() {
  const intl = useIntl();
  const { slug } = route.useParams();
  const [text] = useSuspenseQuery(legalQuery(slug, useSite())).data;
  if (!text) return null;
  return (
    <article className="page-width pt-10 pb-16">
      <PageHead
        title={text.title}
        description={intl.formatMessage({ id: 'legal.description' }, { title: text.title })}
        {...(text.shareImage ? { image: text.shareImage.src } : {})}
        noindex={text.fallback}
      />
      <header className="mb-10 grid gap-2">
        <h1 lang={bcp47(text.language)}>{text.title}</h1>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="legal.asOf" values={{ day: <Day value={text.changedAt.slice(0, 10)} /> }} />
        </p>
        {text.fallback && (
          <p className="mt-2 max-w-[56ch] rounded-sm bg-sun-soft px-4 py-3">
            <FormattedMessage id="legal.fallback" />
          </p>
        )}
      </header>
      <div className="grid lg:grid-cols-[minmax(0,56ch)_17rem] lg:gap-x-20">
        <Contents text={text} />
        <Body text={text} />
      </div>
    </article>
  );
}
