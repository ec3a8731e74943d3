import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { countryBeside } from '../../i18n/country-beside.js';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { zoneOffsets } from '../../ui/text/date-format.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { openStreetMap } from '../../maps/open-street-map.js';
import { isOnRegion, RegionMap } from '../../maps/region-map.js';
import { infoLink } from '../../ui/text/text-link.js';
import { PlaceSection } from './place-parts.js';
import { cityGuidesQuery, type City } from './places.api.js';

const link = `inline-flex min-h-6 items-center gap-1.5 ${infoLink}`;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-b border-line py-3">
    <dt className="text-sm text-ink-soft">
      <FormattedMessage id={name} />
    </dt>
    <dd className="font-medium first-letter:uppercase">{children}</dd>
  </div>
);

/** Which languages one can be guided in, of the guides on the first page. */
function GuideLanguages({ city: { slug } }: { city: City }) {
  const intl = useIntl();
  const { data } = useQuery(cityGuidesQuery(slug, useSite()));
  if (!data || data.totalItems === 0) return null;
  const { compare } = new Intl.Collator(intl.locale);
  const names = new Set(data.guides.flatMap(({ languages }) => languages.map(({ code }) => languageName(code, intl))));
  return (
    <Fact name="places.city.languages">
      {intl.formatList([...names].sort(compare))}
      <p className="mt-1">
        <Link to={`/author?city=${slug}`} className={link}>
          <FormattedMessage id="places.city.guides" values={{ count: data.totalItems }} />
        </Link>
      </p>
    </Fact>
  );
}

/** What a traveller wants to know of a city, and where it lies. */
export function CityFacts({ city }: { city: City }) {
  const intl = useIntl();
  const { locale } = intl;
  const country = countryBeside(city.name, city.country.name);
  const clock = zoneOffsets(city, locale, serverNow());
  const isDrawn = isOnRegion(city.country.code, city);
  return (
    <PlaceSection
      id="facts"
      className="deferred [--about:52rem] md:[--about:36rem]"
      title={<FormattedMessage id="places.city.facts" />}
    >
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <dl className="border-t border-line">
          <Fact name="places.city.zone">
            <span suppressHydrationWarning>
              <FormattedMessage
                id="places.city.clock"
                values={{ ...clock, isSame: String(clock.winter === clock.summer) }}
              />
            </span>
          </Fact>
          <Fact name="places.city.currency">{intl.formatDisplayName(city.currency, { type: 'currency' })}</Fact>
          <GuideLanguages city={city} />
          <Fact name="places.city.where">
            <p>
              {country === undefined ? (
                <Link to={`/continent/${city.continentData.slug}`} className={link}>
                  {city.continentData.name}
                </Link>
              ) : (
                <Link to={`/country/${city.country.slug}`} className={link}>
                  {country}
                </Link>
              )}
            </p>
            <p className="mt-1">
              <a href={openStreetMap(city, 'city')} target="_blank" rel="noreferrer" className={link}>
                <FormattedMessage id="places.city.openMap" />
                <Icon of={ExternalLink} className="size-4" />
              </a>
            </p>
          </Fact>
        </dl>
        {isDrawn && (
          <div className="max-w-[34rem] lg:max-w-none">
            <RegionMap
              code={city.country.code}
              label={
                country === undefined
                  ? intl.formatMessage({ id: 'places.city.mapAlone' }, { city: city.name })
                  : intl.formatMessage({ id: 'places.city.map' }, { city: city.name, country })
              }
              places={[{ name: city.name, latitude: city.latitude, longitude: city.longitude, weight: 1 }]}
            />
          </div>
        )}
      </div>
    </PlaceSection>
  );
}
