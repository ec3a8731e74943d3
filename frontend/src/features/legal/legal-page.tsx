import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { siteHtml } from '../../shared/cms/site-html.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { nonBreaking } from '../../i18n/non-breaking-text.js';
import { navigation, useReady } from '../../layout/navigation.js';
import { Day } from '../../ui/text/date-time.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { textLink } from '../../ui/text/text-link.js';
import { EarlierVersions } from './earlier-versions.js';
import { legalQuery } from './legal.api.js';
import { useCurrentSection } from './use-current-section.js';

const route = getRouteApi('/$lang/$currency/legal/$slug');

const quiet = 'block py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline';
const small = 'mb-2 font-sans text-sm font-semibold tracking-normal';

interface SectionsProps extends Pick<CmsEntry, 'sections'> {
  /** Id of the one that is being read. */
  current?: string | undefined;
}

const Sections = ({ sections, current }: SectionsProps) => (
  <ol className="text-sm leading-snug">
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className={`${quiet} aria-[current]:font-medium aria-[current]:text-ink lg:-ms-6 lg:border-s-2 lg:border-transparent lg:ps-[1.375rem] lg:aria-[current]:border-action`}
        >
          {nonBreaking(title)}
        </a>
      </li>
    ))}
  </ol>
);

/** Beside the text, which it follows; before it, folded, where there is no room. */
function Contents({ text }: { text: CmsEntry }) {
  const current = useCurrentSection(text.sections.map(({ id }) => id));
  const title = <FormattedMessage id="legal.contents" />;
  return (
    <nav aria-labelledby="contents">
      <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-s border-line ps-6 max-lg:hidden">
        <h2 id="contents" className={small}>
          {title}
        </h2>
        <Sections sections={text.sections} current={current} />
      </div>
      <details className="group mb-8 border-y border-line py-1 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-sm font-semibold hover:underline [&::-webkit-details-marker]:hidden">
          {title}
          <Icon of={Plus} className="size-5 text-action-text transition-transform duration-150 group-open:rotate-45" />
        </summary>
        <div className="pb-3">
          <Sections sections={text.sections} />
        </div>
      </details>
    </nav>
  );
}

/** 56 of a zero’s width hold about 66 letters. */
function Body({ text }: { text: CmsEntry }) {
  const site = useSite();
  const html = siteHtml(text.html, site);
  return (
    <div className="max-w-[56ch]">
      <div
        lang={bcp47(text.language)}
        className="prose [&_h2]:text-2xl [&>h2:first-child]:mt-0 [&_li+li]:mt-2 [&_li::marker]:text-ink-soft"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

/** Where to go on from a text that answers another question: its neighbours, and a person. */
function Beside({ slug }: { slug: string }) {
  const others = useReady(navigation.footer.legal).filter(({ to }) => to !== `/legal/${slug}`);
  return (
    <aside className="mt-12 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:mt-0">
      <div className="grid gap-8 rounded-lg bg-sunken p-6 sm:grid-cols-2 xl:sticky xl:top-24 xl:grid-cols-1">
        <nav aria-labelledby="others">
          <h2 id="others" className={small}>
            <FormattedMessage id="legal.others" />
          </h2>
          <ul className="text-sm leading-snug">
            {others.map(({ text, to }) => (
              <li key={to}>
                <Link to={to} className={quiet}>
                  <FormattedMessage id={text} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={small}>
            <FormattedMessage id="legal.unclear" />
          </h2>
          <Link to="/contact" className={`inline-block min-h-6 text-sm ${textLink}`}>
            <FormattedMessage id="legal.write" />
          </Link>
        </div>
      </div>
    </aside>
  );
}

const DESCRIBED = ['terms', 'privacy', 'legal-notice'] as const;
const isDescribed = (slug: string): slug is (typeof DESCRIBED)[number] => DESCRIBED.some((each) => each === slug);

export function LegalPage() {
  const intl = useIntl();
  const { slug } = route.useParams();
  const [text] = useSuspenseQuery(legalQuery(slug, useSite())).data;
  if (!text) return null;
  return (
    <article className="page-width pt-10 pb-16">
      <PageHead
        title={text.title}
        description={isDescribed(slug) ? intl.formatMessage({ id: `legal.description.${slug}` }) : text.title}
        {...(text.shareImage ? { image: text.shareImage.src } : {})}
        noindex={text.fallback}
      />
      <header className="mb-10 grid gap-2">
        <h1 lang={bcp47(text.language)}>{nonBreaking(text.title)}</h1>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="legal.asOf" values={{ day: <Day value={text.changedAt.slice(0, 10)} /> }} />
        </p>
        {text.fallback && (
          <p className="mt-2 max-w-[56ch] rounded-sm bg-sun-soft px-4 py-3">
            <FormattedMessage id="legal.fallback" />
          </p>
        )}
      </header>
      <div className="grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14 xl:grid-cols-[15rem_minmax(0,1fr)_15rem]">
        <Contents text={text} />
        <div>
          <Body text={text} />
          <EarlierVersions slug={slug} />
        </div>
        <Beside slug={slug} />
      </div>
    </article>
  );
}
