import { FormattedMessage } from 'react-intl';
import { CitySearch } from '../../shared/city-search/city-search.js';
import { Poster, posterPath } from '../../ui/display/poster.js';

/** The wide poster keeps its left side calm for the words; a narrow screen gets one of its own shape. */
const HeroPoster = () => (
  <picture>
    <source media="(min-width: 64rem)" srcSet={posterPath('hero', 'home', 'wide')} width={1260} height={540} />
    <Poster
      kind="hero"
      slug="home"
      format="landscape"
      alt=""
      first
      className="h-72 w-full object-bottom md:h-96 lg:absolute lg:inset-0 lg:h-full lg:object-right-bottom"
    />
  </picture>
);

export const Hero = () => (
  <section className="relative lg:min-h-[34rem]">
    <HeroPoster />
    <div className="page-width relative -mt-10 lg:mt-0 lg:py-16">
      <div className="rounded-lg bg-paper p-5 shadow-high max-xs:p-3 sm:max-lg:mx-auto sm:max-lg:max-w-[36rem] md:p-8 lg:max-w-[27rem] xl:max-w-[32rem]">
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
