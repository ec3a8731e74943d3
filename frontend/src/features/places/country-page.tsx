import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { searchPath } from '../../shared/city-search/search-path.js';
import { USUAL_PEOPLE } from '../../shared/trip-search/people.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { formatDay } from '../../ui/text/date-time.js';
import { PageHead } from '../../ui/display/page-head.js';
import { hasRegionMap, RegionMap } from '../../maps/region-map.js';
import { NoToursYet } from './no-tours-yet.js';
import { usePlaceCrumbs } from './place-crumbs.js';
import { CityCards, PlaceHead, PlaceSection, Text } from './place-parts.js';
import { countryQuery, placeTextQuery } from './places.api.js';

interface CountryPageProps {
  slug: string;
  tours: ReactNode;
  /** For which the country was looked for; its cities' lists are for them too. */
  wish: { readonly day: string | undefined; readonly people: number };
}

export function CountryPage({ slug, tours, wish }: CountryPageProps) {
  const intl = useIntl();
  const site = useSite();
  const { data: country } = useSuspenseQuery(countryQuery(slug, site));
  const { data: text } = useQuery(placeTextQuery(useApi(), 'country', slug, site));
  const { name, code, citiesCount, toursCount, continentData } = country;
  const crumbs = usePlaceCrumbs(['continent', continentData], ['country', country]);
  const counts = intl.formatMessage({ id: 'places.counts' }, { cities: citiesCount, tours: toursCount });
  const cities = country.cities.toSorted((one, other) => other.toursCount - one.toursCount);
  const isDrawn = hasRegionMap(code);
  return (
    <div className="page-width pt-6 pb-20">
      <PageHead
        title={toursCount > 0 ? intl.formatMessage({ id: 'places.country.title' }, { name }) : name}
        description={
          text?.summary || intl.formatMessage({ id: 'places.area' }, { name, cities: citiesCount, tours: toursCount })
        }
        about={name}
        image={country.shareImage.src}
        imageTitle={name}
        noindex={toursCount === 0}
        jsonLd={[useBreadcrumbData(crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PlaceHead name={name} above={counts} image={country.wideImage}>
        {text && <Text text={text} />}
      </PlaceHead>
      <div
        className={`mt-14 ${isDrawn ? 'grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}`}
      >
        {isDrawn && (
          <div className="max-w-[34rem]">
            <RegionMap
              code={code}
              label={intl.formatMessage({ id: 'places.country.map' }, { name })}
              places={cities.map((city) => ({
                ...city,
                to: searchPath({ city: city.slug, ...wish }),
                weight: city.toursCount,
              }))}
            />
          </div>
        )}
        <section aria-labelledby="cities-title">
          <h2 id="cities-title" className="mb-5">
            <FormattedMessage id={cities.length === 1 ? 'places.country.city' : 'places.country.cities'} />
          </h2>
          <Wish {...wish} />
          <CityCards cities={cities} pathOf={(city) => searchPath({ city, ...wish })} isBeside={isDrawn} />
        </section>
      </div>
      <PlaceSection id="tours" title={<FormattedMessage id="places.country.tours" />}>
        {toursCount > 0 ? (
          tours
        ) : (
          <NoToursYet
            name={name}
            places={cities}
            around={{ to: `/continent/${continentData.slug}`, name: continentData.name }}
          />
        )}
      </PlaceSection>
    </div>
  );
}

/** What goes along to the list of the city that is chosen. */
function Wish({ day, people }: CountryPageProps['wish']) {
  const intl = useIntl();
  const said = {
    day: day && formatDay(day, intl.locale, 'weekday'),
    people: people === USUAL_PEOPLE ? undefined : intl.formatMessage({ id: 'places.people' }, { count: people }),
  };
  const wish =
    said.day && said.people ? intl.formatMessage({ id: 'places.country.wish.both' }, said) : (said.day ?? said.people);
  if (!wish) return null;
  return (
    <p className="mb-5 text-ink-soft">
      <FormattedMessage id="places.country.wish" values={{ wish }} />
    </p>
  );
}
