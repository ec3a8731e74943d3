import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DEFAULT_CURRENCY, type Currency } from '../../i18n/locales.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { FavouriteButton } from '../../shared/favourites/favourite-button.js';
import { USUAL_PEOPLE } from '../../shared/trip-search/people.js';
import { pathWithTripSearch, type TourSearch, type TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Gallery } from '../../ui/display/gallery.js';
import { Icon } from '../../ui/display/icon.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ShareButton } from '../../ui/display/share-button.js';
import { sharePicture } from '../../ui/display/share-picture.js';
import { TitleText } from '../../ui/text/title-text.js';
import { BookingAside, BookingBar, PrintedPrice } from './booking-place.js';
import { BookingState } from './booking-state.js';
import { tourData, type ShownReviews } from './structured-data.js';
import { tourQuery, type Tour } from './tour.api.js';
import { TourContent } from './tour-content.js';
import { TourFacts } from './tour-facts.js';
import { TourSection } from './tour-section.js';

const SECTIONS = [
  { id: 'highlights', title: 'tour-page.highlights' },
  { id: 'about', title: 'tour-page.about' },
  { id: 'stops', title: 'tour-page.stops' },
  { id: 'included', title: 'tour-page.included' },
  { id: 'meeting', title: 'tour-page.meeting' },
  { id: 'know', title: 'tour-page.know' },
  { id: 'reviews', title: 'tour-page.reviews' },
] as const;

/** To each part of the page, for who knows what to look for. */
function Contents({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const sections = SECTIONS.filter(({ id }) => id !== 'stops' || tour.itinerary.length > 0);
  return (
    <nav aria-label={intl.formatMessage({ id: 'tour-page.contents' })} className="mt-6 border-y border-line">
      <ul className="flex gap-x-5 text-sm whitespace-nowrap max-md:overflow-x-auto max-md:pe-10 max-md:mask-r-from-[calc(100%-2.5rem)] md:flex-wrap lg:gap-x-3 lg:text-[0.8125rem]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
            >
              <FormattedMessage id={title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Head({ tour, shown }: { tour: Tour; shown: ShownReviews | undefined }) {
  const { publicUrl } = useRouter().options.context;
  const site = useSite();
  const crumbs = useCrumbs(tour);
  const addressIn = (currency: Currency): string =>
    `${publicUrl}${sitePath({ ...site, currency }, `/tour/${tour.slug}`)}`;
  const addresses = {
    url: addressIn(DEFAULT_CURRENCY),
    offer: addressIn(site.currency),
    image: `${publicUrl}${sharePicture(tour.images.share.src, site.locale)}`,
  };
  return (
    <PageHead
      title={tour.name}
      description={tour.summary}
      image={tour.images.share.src}
      jsonLd={[tourData(tour, addresses, shown), useBreadcrumbData(crumbs)]}
    />
  );
}

/** @param wanted goes along on the way back */
function useCrumbs(tour: Tour, wanted: TripSearch = { people: USUAL_PEOPLE }) {
  const intl = useIntl();
  return [
    { to: pathWithTripSearch('/tours', wanted), name: intl.formatMessage({ id: 'layout.nav.tours' }) },
    { to: pathWithTripSearch(`/city/${tour.city.slug}`, wanted), name: tour.city.name },
    { to: `/tour/${tour.slug}`, name: tour.name },
  ];
}

/** The letter begins with the name of the tour in the language it is written in, so that the team knows which one is meant. */
const Ask = ({ tour }: { tour: Tour }) => (
  <ButtonLink look="secondary" to={`/contact?reason=tour-question&tour=${tour.slug}`}>
    <Icon of={MessageCircleQuestionMark} />
    <FormattedMessage id="tour-page.ask.short" />
  </ButtonLink>
);

interface TourPageProps {
  slug: string;
  /** For which the tour was looked for. */
  wanted?: TourSearch;
  reviews: ReactNode;
  /** What the reviews on the page come to, for search engines. */
  shown: ShownReviews | undefined;
  similar: ReactNode;
  /** Who leads the tour. */
  guides: ReactNode;
}

export function TourPage({ slug, ...rest }: TourPageProps) {
  const { data: tour } = useSuspenseQuery(tourQuery(slug, useSite()));
  const { people, startAt, duration } = rest.wanted ?? {};
  return <TourScreen key={[tour.id, people, startAt, duration].join(' ')} tour={tour} {...rest} />;
}

function TourScreen({ tour, wanted, reviews, shown, similar, guides }: Omit<TourPageProps, 'slug'> & { tour: Tour }) {
  const { publicUrl } = useRouter().options.context;
  const address = `${publicUrl}${sitePath(useSite(), `/tour/${tour.slug}`)}`;
  return (
    <BookingState {...{ tour, wanted }}>
      <Head tour={tour} shown={shown} />
      <article className="page-width grid gap-x-12 pt-6 pb-16 md:max-lg:gap-x-8 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <Breadcrumb crumbs={useCrumbs(tour, wanted)} />
          <header className="mt-4 grid gap-4">
            <h1>
              <TitleText of={tour.name} />
            </h1>
            <p className="max-w-[66ch] text-lg text-ink-soft">{tour.summary}</p>
            <TourFacts tour={tour} />
            <PrintedPrice />
            <div className="flex flex-wrap gap-2 sm:gap-3 max-sm:[&_:is(a,button)]:px-3">
              <ShareButton title={tour.name} url={address} />
              <Ask tour={tour} />
            </div>
          </header>
          <div className="mt-8">
            <Gallery title={tour.name} images={tour.images.gallery}>
              <FavouriteButton tour={tour} />
            </Gallery>
          </div>
          <Contents tour={tour} />
          <TourContent tour={tour} />
          {guides}
          <TourSection id="reviews" title="tour-page.reviews">
            {reviews}
          </TourSection>
        </div>
        <BookingAside />
      </article>
      {similar}
      <BookingBar />
    </BookingState>
  );
}
