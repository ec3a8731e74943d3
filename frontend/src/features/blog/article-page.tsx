import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening, Plate } from '../../shared/cms/chapter-opening.js';
import { cmsEntriesQuery, type CmsEntry } from '../../shared/cms/cms.api.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { FallbackNote } from '../../shared/cms/fallback-note.js';
import { DEFAULT_CURRENCY } from '../../i18n/locales.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { nonBreaking } from '../../i18n/non-breaking-text.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { articleData } from './article-data.js';
import { Byline } from './byline.js';
import { FeedLink } from './feed-link.js';
import { latestFirst } from './latest-first.js';

/** The articles before and after, so that a reader goes on as in a book. */
function Neighbours({ slug, articles }: { slug: string; articles: readonly CmsEntry[] }) {
  const label = useIntl().formatMessage({ id: 'blog.more' });
  const sorted = latestFirst(articles);
  const place = sorted.findIndex((each) => each.slug === slug);
  const neighbours = [sorted[place + 1], sorted[place - 1]].filter((each) => each !== undefined);
  if (neighbours.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-16 grid gap-x-12 border-t-2 border-ink md:grid-cols-2">
      {neighbours.map((article) => (
        <div key={article.slug} className="group relative border-b border-line py-6 only:col-span-full">
          <p className="text-sm text-ink-soft">
            <FormattedMessage id={article === sorted[place - 1] ? 'blog.newer' : 'blog.older'} />
          </p>
          <Link
            to={`/blog/${article.slug}`}
            className="font-serif text-xl underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {nonBreaking(article.title)}
          </Link>
        </div>
      ))}
    </nav>
  );
}

interface Place {
  readonly slug: string;
  readonly name: string;
}

const Places = ({ places }: { places: readonly Place[] }) => (
  <p className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-6">
    <span className="text-sm text-ink-soft">
      <FormattedMessage id="blog.places" />
    </span>
    {places.map(({ slug, name }) => (
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

interface ArticlePageProps {
  slug: string;
  /** Cities that the text tells about. */
  places: readonly Place[];
  /** The list of the tours that it tells about; nothing where it names none. */
  tours: ReactNode;
}

export function ArticlePage({ slug, places, tours }: ArticlePageProps) {
  const intl = useIntl();
  const site = useSite();
  const { publicUrl } = useRouter().options.context;
  const { data: articles } = useSuspenseQuery(cmsEntriesQuery('blog', site));
  const article = articles.find((each) => each.slug === slug);
  const crumbs = [
    { to: '/blog', name: intl.formatMessage({ id: 'blog.title' }) },
    { to: `/blog/${slug}`, name: article?.title ?? slug },
  ];
  const breadcrumb = useBreadcrumbData(crumbs);
  if (!article) return null;
  const address = `${publicUrl}${sitePath({ ...site, currency: DEFAULT_CURRENCY }, `/blog/${slug}`)}`;
  const image = article.shareImage?.src;
  return (
    <div className="page-width pt-6 pb-20">
      <PageHead
        title={article.title}
        description={article.summary}
        noindex={article.fallback}
        article={{ published: article.publishedOn, modified: article.changedAt }}
        {...(image ? { image } : {})}
        jsonLd={[articleData(article, site.locale, publicUrl, address), breadcrumb]}
      />
      <FeedLink />
      <Breadcrumb crumbs={crumbs} />
      <article>
        <div className="mt-6 mb-12 grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <ChapterOpening
            kicker={<FormattedMessage id="blog.kicker" />}
            title={nonBreaking(article.title)}
            lead={nonBreaking(article.summary)}
            language={article.language}
          >
            <Byline article={article} />
          </ChapterOpening>
          <Plate image={article.wideImage ?? article.image} category="private-tour" className="aspect-[3/2]" />
        </div>
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,56ch)_minmax(0,1fr)]">
          <div className="lg:col-start-2">
            {article.fallback && <FallbackNote />}
            <CmsText html={article.html} language={article.language} opens className="text-lg" />
            {places.length > 0 && <Places places={places} />}
          </div>
        </div>
      </article>
      {tours && (
        <section aria-labelledby="article-tours" className="mt-16">
          <h2 id="article-tours" className="mb-6">
            <FormattedMessage id="blog.tours" />
          </h2>
          {tours}
        </section>
      )}
      <Neighbours slug={slug} articles={articles} />
    </div>
  );
}
