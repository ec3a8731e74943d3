import { FormattedMessage } from 'react-intl';
import { CitySearch } from '../../layout/city-search.js';
import { Poster, posterPath } from '../../ui/poster.js';

/** The wide poster keeps its left side calm for the words; a narrow screen gets one of its own shape. */
const HeroPoster = () => (
  <picture>
    <source media="(min-width: 48rem)" srcSet={posterPath('hero', 'home', 'wide')} width={1260} height={540} />
    <Poster
      kind="hero"
      slug="home"
      format="landscape"
      alt=""
      first
      className="h-72 w-full object-bottom md:absolute md:inset-0 md:h-full md:object-right-bottom"
    />
  </picture>
);

export const Hero = () => (
  <section className="relative md:min-h-[34rem]">
    <HeroPoster />
    <div className="page-width relative -mt-10 md:mt-0 md:py-12 lg:py-16">
      <div className="max-w-[32rem] rounded-lg bg-paper p-5 shadow-high max-xs:p-3 md:p-8">
        <h1 className="text-[min(clamp(1.9rem,1.5rem+1.7vw,2.75rem),12.5vw)]">
          <FormattedMessage id="home.hero.title" />
        </h1>
        <p className="mt-3 mb-6 text-ink-soft">
          <FormattedMessage id="home.hero.text" />
        </p>
        <CitySearch />
      </div>
    </div>
  </section>
);
