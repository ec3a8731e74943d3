import { useSuspenseQuery } from '@tanstack/react-query';
import { Accessibility, BadgeCheck, Bike, Car } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Recording } from '../../shared/upload/recording.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { Poster, posterPath } from '../../ui/display/poster.js';
import { titledPicture } from '../../ui/display/share-picture.js';
import { guideName, Kinds, portraitPath, Seal, Spoken } from './guide-parts.js';
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

const Wheels = ({ guide: { hasCar, hasBikes, stepFree } }: { guide: PublicGuide }) => (
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
    {stepFree && (
      <li className="flex items-center gap-2">
        <Icon of={Accessibility} />
        <FormattedMessage id="guide-directory.stepFree" />
      </li>
    )}
  </ul>
);

const Experience = ({ guide: { yearsGuiding, isLicensed } }: { guide: PublicGuide }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2">
    {yearsGuiding !== null && (
      <li>
        <FormattedMessage id="guide-directory.years" values={{ count: yearsGuiding }} />
      </li>
    )}
    {isLicensed && (
      <li className="flex items-center gap-2">
        <Icon of={BadgeCheck} />
        <FormattedMessage id="guide-directory.licensed" />
      </li>
    )}
  </ul>
);

/** What the guide says, in writing and by voice. */
function Said({ guide: { words, greeting, firstName } }: { guide: PublicGuide }) {
  const intl = useIntl();
  return (
    <>
      {words && (
        <blockquote className="max-w-[46ch] font-serif text-xl leading-relaxed md:text-2xl">
          <p lang={bcp47(words.language)}>{words.text}</p>
          {words.isTranslation && (
            <footer className="mt-2 font-sans text-sm text-ink-soft">
              <FormattedMessage id="guide-directory.translated" />
            </footer>
          )}
        </blockquote>
      )}
      {greeting !== null && (
        <Recording src={greeting} label={intl.formatMessage({ id: 'guide-directory.greeting' }, { name: firstName })} />
      )}
    </>
  );
}

/** The portrait; of a guide without one the city, and the first letter. */
function Face({ guide }: { guide: PublicGuide }) {
  const intl = useIntl();
  const { city, portrait } = guide;
  if (portrait !== null)
    return (
      <img
        src={portraitPath(portrait, 768)}
        srcSet={`${portraitPath(portrait, 384)} 384w, ${portraitPath(portrait, 768)} 768w`}
        sizes="(min-width: 64rem) 36rem, 92vw"
        alt={intl.formatMessage({ id: 'guide-directory.portrait' }, { name: guideName(guide) })}
        width={768}
        height={768}
        fetchPriority="high"
        className="aspect-square w-full rounded-lg bg-sunken object-cover max-lg:max-w-[28rem]"
      />
    );
  return (
    <div className="relative max-lg:mb-6">
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
  );
}

function Facts({ guide }: { guide: PublicGuide }) {
  const { data: names } = useSuspenseQuery(languagesQuery(useSite()));
  return (
    <dl className="border-b border-line">
      <Fact name="guide-directory.fact.languages">
        <Spoken languages={guide.languages} names={names} />
      </Fact>
      {(guide.yearsGuiding !== null || guide.isLicensed) && (
        <Fact name="guide-directory.fact.years">
          <Experience guide={guide} />
        </Fact>
      )}
      {guide.categories.length > 0 && (
        <Fact name="guide-directory.fact.categories">
          <Kinds categories={guide.categories} />
        </Fact>
      )}
      {(guide.hasCar || guide.hasBikes || guide.stepFree) && (
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
        <Face guide={guide} />
        <div className="grid gap-5">
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
          <Said guide={guide} />
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
