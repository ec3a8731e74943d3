import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { continentsQuery, mappedCitiesQuery } from '../../shared/catalogue/catalogue.api.js';
import { WorldMap, type Tint } from '../../maps/world-map.js';
import { useAreaLabel } from './place-parts.js';
import { type CountrySummary } from './places.api.js';

const TINTS: readonly Tint[] = [0, 1, 2, 3, 4];

interface PlacesMapProps {
  countries: readonly CountrySummary[];
  /** A continent's slug: the map shows it alone. */
  on?: string | undefined;
}

/** The countries with cities of ours, by continent. */
export function PlacesMap({ countries, on }: PlacesMapProps) {
  const intl = useIntl();
  const site = useSite();
  const labelOf = useAreaLabel();
  const { data: continents } = useSuspenseQuery(continentsQuery(site));
  const { data: cities } = useSuspenseQuery(mappedCitiesQuery(site));
  // The part of the world that is looked at comes first for the keyboard.
  const inOrder = continents
    .map(({ slug }, index) => ({ slug, index }))
    .toSorted((one, other) => Number(other.slug === on) - Number(one.slug === on));
  const shown = inOrder.flatMap(({ slug, index }) =>
    countries
      .filter(({ continent }) => continent === slug)
      .map((country) => ({
        code: country.code,
        to: `/country/${country.slug}`,
        label: labelOf(country),
        places: cities.filter((city) => city.country === country.name),
        tint: TINTS[index % TINTS.length] ?? 0,
      })),
  );
  return (
    <WorldMap
      label={intl.formatMessage({ id: 'places.zones.map' })}
      hint={intl.formatMessage({ id: 'places.zones.hint' })}
      skip={intl.formatMessage({ id: 'places.zones.skip' })}
      areas={shown}
      dots={cities.map(({ latitude, longitude, toursCount }) => ({ latitude, longitude, weight: toursCount }))}
      around={on === undefined ? undefined : cities.filter(({ continent }) => continent === on)}
    />
  );
}
