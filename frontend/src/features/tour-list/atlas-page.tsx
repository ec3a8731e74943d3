import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import { countryBeside } from '../../i18n/country-beside.js';
import { useSite } from '../../i18n/site.js';
import { continentsQuery, mappedCitiesQuery, type MappedCity } from '../../shared/catalogue/catalogue.api.js';
import { Durations } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import type { MapMark } from '../../maps/map-targets.js';
import { MarkedMap } from '../../maps/marked-map.js';
import { MoneyText } from '../../ui/text/money.js';
import { PageHead } from '../../ui/display/page-head.js';
import { TitleText } from '../../ui/text/title-text.js';
import { posterPath } from '../../ui/display/poster.js';
import { atlasOf, type AtlasPart } from './atlas.js';
import { mapTexts } from './map-marks.js';
import { atlasToursQuery, type TourCard } from './tours.api.js';

const cityPath = ({ slug }: MappedCity): string => `/tours?city=${slug}&view=map`;

function useMarks(parts: readonly AtlasPart[]): readonly MapMark[] {
  const intl = useIntl();
  const cities = parts.flatMap((part) => part.cities.map(({ city }) => city));
  return [...cities]
    .sort((one, other) => other.toursCount - one.toursCount)
    .map((city) => ({
      key: city.slug,
      to: cityPath(city),
      tag: city.name,
      label: intl.formatMessage({ id: 'tour-list.atlas.city' }, { city: city.name, count: city.toursCount }),
      latitude: city.latitude,
      longitude: city.longitude,
    }));
}

const Line = ({ tour }: { tour: TourCard }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1 text-sm sm:max-md:flex-nowrap lg:flex-nowrap">
    <Link
      to={`/tour/${tour.slug}`}
      className="min-w-0 text-base underline-offset-4 hover:underline max-sm:w-full md:max-lg:w-full"
    >
      <TitleText of={tour.name} />
    </Link>
    <span className="me-auto shrink-0 text-ink-soft">
      <Durations minutes={tour.durations} />
    </span>
    <span className="shrink-0 text-end">
      <FormattedMessage
        id={tour.priceUnit === 'per-group' ? 'tour-list.from.group' : 'tour-list.from.person'}
        values={{ price: <MoneyText value={tour.fromPrice} /> }}
      />
    </span>
  </li>
);

const Part = ({ part: { continent, cities }, name }: { part: AtlasPart; name: string }) => (
  <section aria-labelledby={continent} className="border-t-2 border-ink pt-6">
    <h2 id={continent} className="mb-4">
      {name}
    </h2>
    <ul className="gap-x-12 md:columns-2">
      {cities.map(({ city, tours }) => (
        <li key={city.slug} className="mb-4 break-inside-avoid border-t border-line pt-3">
          <h3 className="text-lg">
            <Link to={cityPath(city)} className="underline-offset-4 hover:underline">
              {city.name}
            </Link>{' '}
            <span className="font-sans text-sm font-normal text-ink-soft">
              {countryBeside(city.name, city.country)}
            </span>
          </h3>
          <ul>
            {tours.map((tour) => (
              <Line key={tour.id} tour={tour} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

/** All tours by where they are: the map, and its register. */
export function AtlasPage() {
  const intl = useIntl();
  const site = useSite();
  const { data: continents } = useSuspenseQuery(continentsQuery(site));
  const { data: cities } = useSuspenseQuery(mappedCitiesQuery(site));
  const { data: list } = useSuspenseQuery(atlasToursQuery(site));
  const order = continents.map(({ slug }) => slug);
  const parts = atlasOf(order, cities, list.tours, intl.locale);
  const marks = useMarks(parts);
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'tour-list.atlas.title' })}
        description={intl.formatMessage({ id: 'tour-list.atlas.lead' }, { count: marks.length })}
        image={posterPath('hero', 'map', 'share')}
      />
      <ChapterOpening
        title={<FormattedMessage id="tour-list.atlas.title" />}
        lead={<FormattedMessage id="tour-list.atlas.lead" values={{ count: marks.length }} />}
      />
      <div className="mt-8">
        <MarkedMap
          label={intl.formatMessage({ id: 'tour-list.atlas.map' })}
          hint={intl.formatMessage({ id: 'tour-list.atlas.hint' })}
          marks={marks}
          {...mapTexts(intl)}
        />
      </div>
      <div className="mt-10 grid gap-14">
        {parts.map((part) => (
          <Part
            key={part.continent}
            part={part}
            name={continents.find(({ slug }) => slug === part.continent)?.name ?? part.continent}
          />
        ))}
      </div>
    </div>
  );
}
