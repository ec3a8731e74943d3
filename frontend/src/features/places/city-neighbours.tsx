import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { pathWithTripSearch, type TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { formatDistance, metresBetween, nearestTo } from '../../maps/distance.js';
import { CityCards, PlaceSection } from './place-parts.js';
import { countryQuery, type City } from './places.api.js';

const SHOWN = 4;

/** The nearest other cities of its country. */
export function CityNeighbours({ city, wanted }: { city: City; wanted: TripSearch }) {
  const intl = useIntl();
  const { data: country } = useSuspenseQuery(countryQuery(city.country.slug, useSite()));
  const others = nearestTo(
    [city],
    country.cities.filter(({ slug }) => slug !== city.slug),
  )
    .slice(0, SHOWN)
    .map(({ place }) => place);
  if (others.length === 0) return null;
  return (
    <PlaceSection
      id="nearby"
      className="deferred [--about:28rem] md:[--about:20rem]"
      title={<FormattedMessage id="places.city.nearby" />}
    >
      <CityCards
        cities={others}
        pathOf={(other) => pathWithTripSearch(`/city/${other}`, wanted)}
        note={(other) => (
          <FormattedMessage
            id="places.away"
            values={{
              distance: formatDistance(metresBetween(city, other), intl),
              tours: other.toursCount,
            }}
          />
        )}
      />
    </PlaceSection>
  );
}
