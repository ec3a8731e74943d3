import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { continentsQuery, mappedCitiesQuery } from '../../shared/catalogue/catalogue.api.js';
import { Link } from '../../ui/text/link.js';
import { PageHead } from '../../ui/display/page-head.js';
import { posterPath } from '../../ui/display/poster.js';
import { CountryLinks } from './place-parts.js';
import { countriesQuery } from './places.api.js';
import { PlacesMap } from './places-map.js';

const route = getRouteApi('/$lang/$currency/zones');

const chip = 'inline-flex min-h-11 items-center rounded-full border px-4 md:min-h-9';

/** Links, so that a part of the map has an address and needs no script. */
function Zoom({ on }: { on: string | undefined }) {
  const intl = useIntl();
  const { data: continents } = useSuspenseQuery(continentsQuery(useSite()));
  const parts = [
    { to: '/zones', name: intl.formatMessage({ id: 'places.zones.whole' }), shown: on === undefined },
    ...continents.map(({ slug, name }) => ({ to: `/zones?on=${slug}`, name, shown: on === slug })),
  ];
  return (
    <nav aria-label={intl.formatMessage({ id: 'places.zones.zoom' })} className="my-6">
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ to, name, shown }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              aria-current={shown ? 'true' : undefined}
              className={`${chip} ${shown ? 'chosen' : 'border-line-strong hover:bg-sunken'}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The world, on a map and as a list of continents and countries. */
export function ZonesPage() {
  const intl = useIntl();
  const site = useSite();
  const { on: asked } = route.useSearch();
  const { data: continents } = useSuspenseQuery(continentsQuery(site));
  const { data: all } = useSuspenseQuery(countriesQuery(site));
  const { data: cities } = useSuspenseQuery(mappedCitiesQuery(site));
  const countries = all.filter(({ citiesCount }) => citiesCount > 0);
  const on = continents.find(({ slug }) => slug === asked)?.slug;
  const title = intl.formatMessage({ id: 'places.zones.title' });
  const lead = intl.formatMessage({ id: 'places.zones.lead' }, { cities: cities.length, countries: countries.length });
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={title} description={lead} image={posterPath('hero', 'zones', 'share')} />
      <h1>{title}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-soft">{lead}</p>
      <Zoom on={on} />
      <PlacesMap countries={countries} on={on} />
      {continents.map(({ slug, name }) => {
        const own = countries.filter(({ continent }) => continent === slug);
        return own.length === 0 ? null : (
          <section key={slug} aria-labelledby={`in-${slug}`} className="mt-14">
            <h2 id={`in-${slug}`} className="mb-3">
              <Link to={`/continent/${slug}`} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </h2>
            <p className="mb-3 text-ink-soft">
              <FormattedMessage
                id="places.counts"
                values={{
                  cities: own.reduce((sum, { citiesCount }) => sum + citiesCount, 0),
                  tours: own.reduce((sum, { toursCount }) => sum + toursCount, 0),
                }}
              />
            </p>
            <CountryLinks countries={own} />
          </section>
        );
      })}
    </div>
  );
}
