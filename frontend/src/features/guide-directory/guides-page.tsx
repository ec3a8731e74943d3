import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import { useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { posterPath } from '../../ui/display/poster.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { guidesPath } from './guide-filters.js';
import { guideName, Kinds, Seal, Spoken } from './guide-parts.js';
import { GuidePlace } from './guide-place.js';
import { GuideSearch } from './guide-search.js';
import { guidesQuery, languagesQuery, type LanguageName, type PublicGuide } from './guides.api.js';

const route = getRouteApi('/$lang/$currency/author');

/** A line of the register; all of it leads to the guide. */
const Line = ({ guide, names }: { guide: PublicGuide; names: readonly LanguageName[] }) => (
  <li className="group relative flex gap-5 max-xs:flex-col border-t border-line py-6">
    <Seal guide={guide} className="size-16 text-3xl" />
    <div className="grid min-w-0 content-start gap-1.5">
      <h2 className="text-xl">
        <Link
          to={`/author/${guide.slug}`}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {guideName(guide)}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        <GuidePlace guide={guide} />
      </p>
      <Spoken languages={guide.languages} names={names} />
      <Kinds categories={guide.categories} className="text-sm text-ink-soft" />
    </div>
  </li>
);

const Nobody = () => (
  <EmptyState
    title={<FormattedMessage id="guide-directory.none.title" />}
    action={
      <ButtonLink to="/author" look="secondary">
        <FormattedMessage id="guide-directory.all" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="guide-directory.none.text" />
  </EmptyState>
);

export function GuidesPage() {
  const intl = useIntl();
  const site = useSite();
  const filters = route.useSearch();
  const { data } = useSuspenseQuery(guidesQuery(filters, site));
  const { data: names } = useSuspenseQuery(languagesQuery(site));
  const { city, category, guideLanguage } = filters;
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'guide-directory.title' })}
        description={intl.formatMessage({ id: 'guide-directory.lead' })}
        image={posterPath('hero', 'author', 'share')}
        noindex={Boolean(city ?? category ?? guideLanguage)}
        page={data.currentPage}
      />
      <div className="mb-8">
        <ChapterOpening
          kicker={<FormattedMessage id="guide-directory.kicker" />}
          title={<FormattedMessage id="guide-directory.title" />}
          lead={<FormattedMessage id="guide-directory.lead" />}
        />
      </div>
      <GuideSearch filters={filters} />
      <p role="status" className="mt-6 mb-4">
        <FormattedMessage id="guide-directory.count" values={{ count: data.totalItems }} />
      </p>
      <PagedList
        page={data.currentPage}
        pages={data.totalPages}
        to={(page) => guidesPath({ ...filters, page: page === 1 ? undefined : String(page) })}
      >
        {data.guides.length === 0 ? (
          <Nobody />
        ) : (
          <ul className="mb-10 grid gap-x-14 border-b border-line lg:grid-cols-2">
            {data.guides.map((guide) => (
              <Line key={guide.slug} guide={guide} names={names} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
