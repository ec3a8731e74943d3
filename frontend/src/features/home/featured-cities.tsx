import { FormattedMessage } from 'react-intl';
import { countryBeside } from '../../i18n/country-beside.js';
import { Link } from '../../ui/text/link.js';
import { Poster } from '../../ui/display/poster.js';
import { textLink } from '../../ui/text/text-link.js';
import type { FeaturedCity } from './home.api.js';
import { Section } from './section.js';

const City = ({ city }: { city: FeaturedCity }) => (
  <li>
    <Link to={`/city/${city.slug}`} className="group block rounded-lg">
      <div className="overflow-hidden rounded-lg">
        <Poster
          kind="city"
          slug={city.slug}
          format="portrait"
          alt=""
          colour={city.image.colour}
          className="aspect-[3/4] w-full max-xs:aspect-square transition-transform duration-200 group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="mt-3 text-xl max-lg:[:lang(ja)_&]:text-[1.0625rem]">{city.name}</h3>
      <p className="text-sm text-ink-soft">
        {countryBeside(city.name, city.country.name)}
        {city.toursCount > 0 && (
          <span className="block">
            <FormattedMessage id="home.cities.tours" values={{ count: city.toursCount }} />
          </span>
        )}
      </p>
    </Link>
  </li>
);

export const FeaturedCities = ({ cities }: { cities: readonly FeaturedCity[] }) => (
  <Section
    title="home.cities.title"
    className="deferred [--about:137rem] md:[--about:46rem]"
    more={
      <Link to="/zones" className={textLink}>
        <FormattedMessage id="home.cities.all" />
      </Link>
    }
  >
    <ul className="grid xs:grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6 lg:grid-cols-6">
      {cities.map((city) => (
        <City key={city.id} city={city} />
      ))}
    </ul>
  </Section>
);
