import { FormattedMessage } from 'react-intl';
import { CitySearch } from '../../layout/city-search.js';
import { Poster } from '../../ui/poster.js';

export const Hero = () => (
  <section className="relative md:min-h-[34rem]">
    <Poster
      kind="hero"
      slug="home"
      format="wide"
      alt=""
      first
      className="h-56 w-full object-right-bottom md:absolute md:inset-0 md:h-full"
    />
    <div className="page-width relative -mt-10 md:mt-0 md:py-12 lg:py-16">
      <div className="max-w-[32rem] rounded-lg bg-paper p-5 shadow-high md:p-8">
        <h1 className="text-[clamp(1.9rem,1.5rem+1.7vw,2.75rem)]">
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
