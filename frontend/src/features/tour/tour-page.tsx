import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { sitePath, useSite } from '../../i18n/site.js';
import { FavouriteButton } from '../../layout/favourite-button.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/breadcrumb.js';
import { PageHead } from '../../ui/page-head.js';
import { Picture, pixelsOf } from '../../ui/poster.js';
import { BookingAside, BookingBar } from './booking-place.js';
import { tourData } from './structured-data.js';
import { tourQuery, type Tour } from './tour.api.js';
import { TourContent } from './tour-content.js';
import { TourFacts } from './tour-facts.js';
import { useBooking } from './use-booking.js';

const route = getRouteApi('/$lang/$currency/tour/$slug');

const SECTIONS = ['highlights', 'about', 'stops', 'included', 'meeting', 'know'] as const;

/** To each part of the page, for who knows what to look for. */
function Contents() {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'tour.contents' })} className="mt-6 border-y border-line">
      <ul className="flex gap-x-5 overflow-x-auto text-sm whitespace-nowrap">
        {SECTIONS.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline"
            >
              <FormattedMessage id={`tour.${id}`} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Head({ tour }: { tour: Tour }) {
  const site = useSite();
  const { publicUrl } = useRouter().options.context;
  const path = `/tour/${tour.slug}`;
  const url = `${publicUrl}${sitePath(site, path)}`;
  const crumbs = useCrumbs(tour);
  return (
    <PageHead
      title={tour.name}
      description={tour.summary}
      image={tour.images.share.src}
      jsonLd={[tourData(tour, url, `${publicUrl}${pixelsOf(tour.images.share.src)}`), useBreadcrumbData(crumbs)]}
    />
  );
}

function useCrumbs(tour: Tour) {
  const intl = useIntl();
  return [
    { to: '/tours', name: intl.formatMessage({ id: 'layout.nav.tours' }) },
    { to: `/city/${tour.city.slug}`, name: tour.city.name },
    { to: `/tour/${tour.slug}`, name: tour.name },
  ];
}

export function TourPage() {
  const { slug } = route.useParams();
  const { data: tour } = useSuspenseQuery(tourQuery(slug, useSite()));
  return <TourScreen key={tour.id} tour={tour} />;
}

function TourScreen({ tour }: { tour: Tour }) {
  const booking = useBooking(tour);
  return (
    <>
      <Head tour={tour} />
      <article className="page-width grid gap-x-12 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <Breadcrumb crumbs={useCrumbs(tour)} />
          <header className="mt-4 grid gap-4">
            <h1>{tour.name}</h1>
            <p className="max-w-[66ch] text-lg text-ink-soft">{tour.summary}</p>
            <TourFacts tour={tour} />
          </header>
          <div className="relative mt-8">
            <Picture
              image={tour.images.wide}
              decorative
              first
              className="aspect-[4/3] w-full rounded-lg md:aspect-[21/9]"
            />
            <FavouriteButton tour={tour} />
          </div>
          <Contents />
          <TourContent tour={tour} />
        </div>
        <BookingAside booking={booking} />
      </article>
      <BookingBar booking={booking} />
    </>
  );
}
