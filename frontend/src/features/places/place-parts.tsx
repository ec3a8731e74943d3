import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { siteHtml } from '../../shared/cms/site-html.js';
import { byName } from '../../i18n/by-name.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { balanced, isLeftOver } from '../../ui/display/balanced.js';
import { Link } from '../../ui/text/link.js';
import { lessWide, Picture, wider, type Image } from '../../ui/display/poster.js';
import type { CityCard, CountrySummary, PlaceText } from './places.api.js';

interface PlaceSectionProps {
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

export const PlaceSection = ({ id, title, className = '', children }: PlaceSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={`mt-14 scroll-mt-24 ${className}`}>
    <h2 id={`${id}-title`} className="mb-5">
      {title}
    </h2>
    {children}
  </section>
);

interface PlaceHeadProps {
  name: string;
  above?: ReactNode;
  image: Image;
  children: ReactNode;
}

/** Name and text beside the poster. */
export const PlaceHead = ({ name, above, image, children }: PlaceHeadProps) => (
  <div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    <header className="self-center">
      {above && <p className="text-ink-soft">{above}</p>}
      <h1>{name}</h1>
      <div className="mt-4 grid max-w-[60ch] gap-4">{children}</div>
    </header>
    <Picture image={lessWide(image)} decorative first className="aspect-[4/3] w-full rounded-lg max-lg:order-first" />
  </div>
);

export function Text({ text }: { text: PlaceText }) {
  const site = useSite();
  return (
    <>
      <p lang={bcp47(text.language)} className="text-lg">
        {text.summary}
      </p>
      <div
        lang={bcp47(text.language)}
        className="prose"
        dangerouslySetInnerHTML={{ __html: siteHtml(text.html, site) }}
      />
    </>
  );
}

const COLUMNS = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' } as const;

const columnsOf = (count: number, isBeside: boolean): string =>
  COLUMNS[isBeside && (count === 1 || count === 2) ? count : balanced<3 | 4>(count, [4, 3])];

interface CityCardsProps {
  cities: readonly CityCard[];
  note?: (city: CityCard) => ReactNode;
  /** Of a city's slug; its own page where it is left out. */
  pathOf?: (city: string) => string;
  /** They stand beside a map and fill that place, however few they are. */
  isBeside?: boolean;
}

/** A card that has no other beside it fills its row. */
export function CityCards({ cities, note, pathOf = (city) => `/city/${city}`, isBeside = false }: CityCardsProps) {
  const isAlone = cities.length === 1;
  const isFilling = isAlone && isBeside;
  return (
    <ul className={`grid gap-x-4 gap-y-8 xs:grid-cols-2 md:gap-x-6 ${columnsOf(cities.length, isBeside)}`}>
      {cities.map((city, index) => {
        const isWide = isAlone || isLeftOver(index, cities.length);
        const shape = isFilling ? 'aspect-[2/1]' : `aspect-[4/3] ${isWide ? 'xs:max-md:aspect-[2/1]' : ''}`;
        return (
          <li key={city.slug} className={isFilling ? 'xs:col-span-2' : isWide ? 'xs:max-md:col-span-2' : ''}>
            <Link to={pathOf(city.slug)} className="group block rounded-lg">
              <div className="overflow-hidden rounded-lg">
                <Picture
                  image={isFilling ? wider(city.image) : city.image}
                  decorative
                  className={`${shape} w-full transition-transform duration-200 group-hover:scale-[1.03]`}
                />
              </div>
              <h3 className="mt-3 text-xl max-lg:[:lang(ja)_&]:text-[1.0625rem]">{city.name}</h3>
              <p className="text-sm text-ink-soft">
                {note ? note(city) : <FormattedMessage id="places.tours" values={{ count: city.toursCount }} />}
              </p>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** As a reader looks for them, by name. */
export function CountryLinks({ countries }: { countries: readonly CountrySummary[] }) {
  const { locale } = useSite();
  return (
    <ul className="grid gap-x-4 xs:grid-cols-2 sm:gap-x-8 lg:grid-cols-3 xl:grid-cols-4">
      {byName(countries, bcp47(locale)).map(({ slug, name, citiesCount, toursCount }) => (
        <li key={slug} className="border-b border-line">
          <Link to={`/country/${slug}`} className="group block h-full py-2.5">
            <span className="font-medium hyphens-auto underline-offset-4 [overflow-wrap:anywhere] group-hover:underline">
              {name}
            </span>
            <span className={`block text-sm text-ink-soft ${toursCount > 0 ? '' : 'max-sm:hidden'}`}>
              <FormattedMessage id="places.counts" values={{ cities: citiesCount, tours: toursCount }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What a country of the map tells of itself. */
export function useAreaLabel(): (country: CountrySummary) => string {
  const intl = useIntl();
  return ({ name, citiesCount, toursCount }) =>
    intl.formatMessage({ id: 'places.area' }, { name, cities: citiesCount, tours: toursCount });
}
