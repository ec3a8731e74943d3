import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening, Plate } from '../../shared/cms/chapter-opening.js';
import { cmsEntriesQuery, type CmsEntry } from '../../shared/cms/cms.api.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { nonBreaking } from '../../i18n/non-breaking-text.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Picture, posterPath } from '../../ui/display/poster.js';
import { Byline } from './byline.js';
import { FeedLink } from './feed-link.js';
import { latestFirst } from './latest-first.js';

const wholeLink = 'underline-offset-4 group-hover:underline after:absolute after:inset-0';

/** The newest article, over the whole width. */
const Lead = ({ article }: { article: CmsEntry }) => (
  <article
    lang={bcp47(article.language)}
    className="group relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
  >
    <Plate image={article.wideImage ?? article.image} category="private-tour" className="aspect-[3/2]" />
    <div className="grid gap-3">
      <h2 className="text-[clamp(1.6rem,1rem+2.4vw,2.6rem)]">
        <Link to={`/blog/${article.slug}`} className={wholeLink}>
          {nonBreaking(article.title)}
        </Link>
      </h2>
      <p className="max-w-[50ch] text-lg text-ink-soft">{nonBreaking(article.summary)}</p>
      <Byline article={article} />
    </div>
  </article>
);

const Row = ({ article, number }: { article: CmsEntry; number: number }) => (
  <li lang={bcp47(article.language)} className="border-t border-line">
    <article className="group relative grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-4 py-6 xs:grid-cols-[minmax(0,1fr)_6rem] md:grid-cols-[4rem_minmax(0,1fr)_13rem] md:gap-x-8 md:py-8">
      <span aria-hidden="true" className="font-serif text-4xl text-action-text max-md:hidden">
        {useIntl().formatNumber(number)}
      </span>
      <div className="grid gap-2">
        <h2 className="text-2xl">
          <Link to={`/blog/${article.slug}`} className={wholeLink}>
            {nonBreaking(article.title)}
          </Link>
        </h2>
        <p className="max-w-[58ch] text-ink-soft">{nonBreaking(article.summary)}</p>
        <Byline article={article} />
      </div>
      {article.image && <Picture image={article.image} decorative className="aspect-[4/3] w-full rounded-sm" />}
    </article>
  </li>
);

export function BlogPage() {
  const intl = useIntl();
  const { data } = useSuspenseQuery(cmsEntriesQuery('blog', useSite()));
  const [first, ...others] = latestFirst(data);
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'blog.title' })}
        description={intl.formatMessage({ id: 'blog.lead' })}
        image={posterPath('hero', 'blog', 'share')}
      />
      <FeedLink />
      <div className="mb-10">
        <ChapterOpening
          kicker={<FormattedMessage id="blog.kicker" />}
          title={<FormattedMessage id="blog.title" />}
          lead={<FormattedMessage id="blog.lead" />}
        />
      </div>
      {first ? <Lead article={first} /> : <EmptyState title={<FormattedMessage id="blog.none" />} />}
      {others.length > 0 && (
        <ol className="mt-14 border-b border-line">
          {others.map((article, index) => (
            <Row key={article.slug} article={article} number={index + 2} />
          ))}
        </ol>
      )}
    </div>
  );
}
