import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { breakable, nonBreaking } from '../../i18n/non-breaking-text.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { LeadText } from '../../ui/text/lead-text.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Picture, Poster, posterPath } from '../../ui/display/poster.js';
import { themesQuery, themeToursQuery } from './themes.query.js';
import { TourList } from './tour-list.js';

const FIRST = 4;

/** The table of contents: each kind of tour by its poster. */
const Contents = ({ themes }: { themes: readonly CmsEntry[] }) => (
  <nav aria-label={useIntl().formatMessage({ id: 'tour-list.themes.contents' })} className="mt-8">
    <ol className="grid gap-x-4 gap-y-6 xs:grid-cols-2 md:grid-cols-4 lg:grid-cols-8 lg:gap-x-3">
      {themes.map(({ slug, title, language }, index) => (
        <li key={slug}>
          <a href={`#${slug}`} className="group block rounded-lg">
            <Poster
              kind="category"
              slug={slug}
              format="portrait"
              alt=""
              first={index < FIRST}
              className="aspect-[3/4] w-full rounded-lg max-xs:aspect-square"
            />
            <span
              lang={bcp47(language)}
              className="mt-2 block leading-snug font-medium hyphens-auto underline-offset-4 group-hover:underline lg:text-sm"
            >
              {breakable(title)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

function Theme({ theme: { slug, title, summary, html, language, image, wideImage } }: { theme: CmsEntry }) {
  const { data } = useSuspenseQuery(themeToursQuery(slug, useSite()));
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="deferred [--about:72rem] md:[--about:60rem] scroll-mt-24 border-t-2 border-ink pt-8"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 id={`${slug}-title`} lang={bcp47(language)}>
            {nonBreaking(title)}
          </h2>
          <p lang={bcp47(language)} className="mt-3 mb-5 max-w-[46ch] font-serif text-xl leading-snug text-ink-soft">
            <LeadText of={nonBreaking(summary)} />
          </p>
          <CmsText html={html} language={language} />
        </div>
        {image && wideImage && (
          <div className="self-start border border-line-strong bg-surface p-2">
            <Picture image={wideImage} decorative className="aspect-[21/9] w-full lg:hidden" />
            <Picture image={image} decorative className="aspect-[4/3] w-full max-lg:hidden" />
          </div>
        )}
      </div>
      {data.tours.length > 0 && (
        <div className="mt-8 max-sm:[&_li:nth-child(n+3)]:hidden">
          <TourList tours={data.tours} view="row" heading="h3" />
        </div>
      )}
      <ButtonLink to={`/tours?categories=${slug}`} look="secondary" className="mt-6">
        <FormattedMessage id="tour-list.themes.all" values={{ count: data.totalItems }} />
      </ButtonLink>
    </section>
  );
}

/** Tours by what one does: each kind a chapter. */
export function ThemesPage() {
  const intl = useIntl();
  const { data: themes } = useSuspenseQuery(themesQuery(useSite()));
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'tour-list.themes.title' })}
        description={intl.formatMessage({ id: 'tour-list.themes.lead' })}
        image={posterPath('hero', 'themes', 'share')}
      />
      <ChapterOpening
        title={<FormattedMessage id="tour-list.themes.title" />}
        lead={<FormattedMessage id="tour-list.themes.lead" />}
      />
      <Contents themes={themes} />
      <div className="mt-16 grid gap-20">
        {themes.map((theme) => (
          <Theme key={theme.slug} theme={theme} />
        ))}
      </div>
    </div>
  );
}
