import { useSuspenseQuery } from '@tanstack/react-query';
import { Bike, Car } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Poster, posterPath } from '../../ui/display/poster.js';
import { titledPicture } from '../../ui/display/share-picture.js';
import { guideName, Kinds, Seal, Spoken } from './guide-parts.js';
import { GuidePlace } from './guide-place.js';
import { guideQuery, languagesQuery, type PublicGuide } from './guides.api.js';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1 border-t border-line py-4">
    <dt className="text-sm text-ink-soft">
      <FormattedMessage id={name} />
    </dt>
    <dd>{children}</dd>
  </div>
);

const Wheels = ({ guide: { hasCar, hasBikes } }: { guide: PublicGuide }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2">
    {hasCar && (
      <li className="flex items-center gap-2">
        <Icon of={Car} />
        <FormattedMessage id="guide-directory.car" />
      </li>
    )}
    {hasBikes && (
      <li className="flex items-center gap-2">
        <Icon of={Bike} />
        <FormattedMessage id="guide-directory.bikes" />
      </li>
    )}
  </ul>
);

function Facts({ guide }: { guide: PublicGuide }) {
  const { data: names } = useSuspenseQuery(languagesQuery(useSite()));
  return (
    <dl className="border-b border-line">
      <Fact name="guide-directory.fact.languages">
        <Spoken languages={guide.languages} names={names} />
      </Fact>
      {guide.categories.length > 0 && (
        <Fact name="guide-directory.fact.categories">
          <Kinds categories={guide.categories} />
        </Fact>
      )}
      {(guide.hasCar || guide.hasBikes) && (
        <Fact name="guide-directory.fact.wheels">
          <Wheels guide={guide} />
        </Fact>
      )}
    </dl>
  );
}

interface GuidePageProps {
  slug: string;
  /** Tours of the guide's city. */
  tours: ReactNode;
  /** What travelers say of tours with the guide; nothing where nobody has yet. */
  reviews: ReactNode;
}

export function GuidePage({ slug, tours, reviews }: GuidePageProps) {
  const intl = useIntl();
  const site = useSite();
  const { data: guide } = useSuspenseQuery(guideQuery(slug, site));
  const name = guideName(guide);
  const crumbs = [
    { to: '/author', name: intl.formatMessage({ id: 'guide-directory.title' }) },
    { to: `/author/${slug}`, name },
  ];
  const { city } = guide;
  return (
    <div className="page-width pt-6 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'guide-directory.page.title' }, { name, city: city.name })}
        description={intl.formatMessage({ id: 'guide-directory.page.description' }, { name, city: city.name })}
        image={titledPicture('guide', slug, site.locale)}
        jsonLd={[useBreadcrumbData(crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="relative">
          <picture>
            <source
              media="(min-width: 64rem)"
              srcSet={posterPath('city', city.slug, 'landscape')}
              width={800}
              height={600}
            />
            <Poster
              kind="city"
              slug={city.slug}
              format="wide"
              alt=""
              first
              className="aspect-[21/9] w-full rounded-lg lg:aspect-[4/3]"
            />
          </picture>
          <div className="absolute -bottom-8 left-6 rounded-full bg-paper p-1.5">
            <Seal guide={guide} className="size-24 text-5xl md:size-32 md:text-6xl" />
          </div>
        </div>
        <div className="grid gap-5 max-lg:mt-6">
          <header className="grid gap-2">
            <p className="text-sm font-medium text-action-text">
              <FormattedMessage id="guide-directory.page.kicker" />
            </p>
            <h1>{name}</h1>
            <p className="flex flex-wrap items-center gap-x-4 text-lg text-ink-soft">
              <span>
                <GuidePlace
                  guide={guide}
                  city={
                    <Link to={`/city/${city.slug}`} className="text-ink underline underline-offset-4">
                      {city.name}
                    </Link>
                  }
                />
              </span>
            </p>
            {guide.rating !== null && (
              <p>
                <FormattedMessage
                  id="guide-directory.rating"
                  values={{
                    rating: intl.formatNumber(guide.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
                    count: guide.ratingCount,
                  }}
                />
              </p>
            )}
          </header>
          <Facts guide={guide} />
          <p className="text-ink-soft">
            <FormattedMessage id="guide-directory.page.how" />
          </p>
        </div>
      </div>
      <section aria-labelledby="guide-tours" className="mt-20">
        <h2 id="guide-tours" className="mb-6">
          <FormattedMessage id="guide-directory.page.tours" values={{ city: city.name }} />
        </h2>
        {tours}
      </section>
      {reviews && (
        <section aria-labelledby="guide-reviews" className="mt-16">
          <h2 id="guide-reviews" className="mb-6">
            <FormattedMessage id="guide-directory.page.reviews" values={{ name: guide.firstName }} />
          </h2>
          {reviews}
        </section>
      )}
    </div>
  );
}
