import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countryBeside } from '../../i18n/country-beside.js';
import { useSite } from '../../i18n/site.js';
import { pathWithTripSearch, type TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { PageHead } from '../../ui/display/page-head.js';
import { CityFacts } from './city-facts.js';
import { CityNeighbours } from './city-neighbours.js';
import { CityWalk } from './city-walk.js';
import { NoToursYet } from './no-tours-yet.js';
import { usePlaceCrumbs } from './place-crumbs.js';
import { PlaceHead, PlaceSection } from './place-parts.js';
import { cityQuery } from './places.api.js';

interface CityPageProps {
  slug: string;
  /** Of the list of its tours. */
  page: number;
  /** Goes along to the country and the cities around. */
  wanted: TripSearch;
  /** The list of its tours. */
  tours: ReactNode;
  /** What travellers wrote; nothing where nobody has yet. */
  reviews: ReactNode;
}

export function CityPage({ slug, page, wanted, tours, reviews }: CityPageProps) {
  const intl = useIntl();
  const { data: city } = useSuspenseQuery(cityQuery(slug, useSite()));
  const country = countryBeside(city.name, city.country.name);
  const crumbs = usePlaceCrumbs(
    ['continent', city.continentData],
    ...(country === undefined ? [] : [['country', city.country] as const]),
    ['city', city],
  );
  const paragraphs = city.text.split('\n\n');
  const hasTours = city.toursCount > 0;
  return (
    <div className="page-width pt-6 pb-20">
      <PageHead
        title={hasTours ? intl.formatMessage({ id: 'places.city.title' }, { city: city.name }) : city.name}
        description={paragraphs[0] ?? city.name}
        about={city.name}
        image={city.shareImage.src}
        imageTitle={city.name}
        page={page}
        noindex={!hasTours}
        jsonLd={[useBreadcrumbData(crumbs)]}
      />
      <Breadcrumb
        crumbs={crumbs.map(({ to, name }) => ({
          to: to === `/country/${city.country.slug}` ? pathWithTripSearch(to, wanted) : to,
          name,
        }))}
      />
      <PlaceHead name={city.name} above={country ?? city.continentData.name} image={city.wideImage}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </PlaceHead>
      <CityWalk slug={slug} />
      {hasTours ? (
        <PlaceSection id="city-tours" title={<FormattedMessage id="places.city.tours" values={{ city: city.name }} />}>
          {tours}
        </PlaceSection>
      ) : (
        <div className="mt-14">
          <NoToursYet name={city.name} places={[city]} />
        </div>
      )}
      <CityFacts city={city} />
      {reviews && (
        <PlaceSection
          id="reviews"
          className="deferred [--about:200rem] md:[--about:104rem]"
          title={<FormattedMessage id="places.city.reviews" />}
        >
          {reviews}
        </PlaceSection>
      )}
      <CityNeighbours city={city} wanted={wanted} />
    </div>
  );
}
