import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { Breadcrumb, useBreadcrumbData } from '../../ui/display/breadcrumb.js';
import { PageHead } from '../../ui/display/page-head.js';
import { mostToured } from './most-toured.js';
import { usePlaceCrumbs } from './place-crumbs.js';
import { CityCards, CountryLinks, PlaceHead, PlaceSection, Text } from './place-parts.js';
import { continentQuery, placeTextQuery } from './places.api.js';
import { PlacesMap } from './places-map.js';

interface ContinentPageProps {
  slug: string;
  /** Tours of these countries, by slug. */
  toursOf: (countries: readonly string[]) => ReactNode;
}

export function ContinentPage({ slug, toursOf }: ContinentPageProps) {
  const intl = useIntl();
  const site = useSite();
  const { data: continent } = useSuspenseQuery(continentQuery(slug, site));
  const { data: text } = useQuery(placeTextQuery(useApi(), 'continent', slug, site));
  const crumbs = usePlaceCrumbs(['continent', continent]);
  const countries = continent.countries.filter(({ citiesCount }) => citiesCount > 0);
  const toured = mostToured(continent);
  const counts = intl.formatMessage(
    { id: 'places.counts' },
    {
      cities: countries.reduce((sum, { citiesCount }) => sum + citiesCount, 0),
      tours: countries.reduce((sum, { toursCount }) => sum + toursCount, 0),
    },
  );
  return (
    <div className="page-width pt-6 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'places.continent.title' }, { name: continent.name })}
        description={text?.summary || counts}
        about={continent.name}
        image={continent.shareImage.src}
        imageTitle={continent.name}
        jsonLd={[useBreadcrumbData(crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PlaceHead name={continent.name} above={counts} image={continent.wideImage}>
        {text && <Text text={text} />}
      </PlaceHead>
      {continent.cities.length > 0 && (
        <PlaceSection id="cities" title={<FormattedMessage id="places.continent.cities" />}>
          <CityCards cities={continent.cities} />
        </PlaceSection>
      )}
      {toured.length > 0 && (
        <PlaceSection id="tours" title={<FormattedMessage id="places.continent.tours" />}>
          {toursOf(toured)}
        </PlaceSection>
      )}
      {countries.length > 0 && (
        <PlaceSection id="countries" title={<FormattedMessage id="places.continent.countries" />}>
          <PlacesMap countries={countries} on={slug} />
          <div className="mt-6">
            <CountryLinks countries={countries} />
          </div>
        </PlaceSection>
      )}
    </div>
  );
}
