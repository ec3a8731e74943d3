import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { PageHead } from '../../ui/page-head.js';
import { posterPath } from '../../ui/poster.js';
import { Categories } from './categories.js';
import { FeaturedCities } from './featured-cities.js';
import { FeaturedTours } from './featured-tours.js';
import { Hero } from './hero.js';
import { featuredQuery } from './home.api.js';
import { HowItWorks } from './how-it-works.js';
import { Invitations } from './invitations.js';

export function HomePage() {
  const intl = useIntl();
  const { data } = useSuspenseQuery(featuredQuery(useSite()));
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={intl.formatMessage({ id: 'home.description' })}
        image={posterPath('hero', 'home', 'share')}
      />
      <Hero />
      <Categories />
      <FeaturedCities cities={data.cities} />
      <FeaturedTours tours={data.featuredTours} />
      <HowItWorks />
      <Invitations />
    </>
  );
}
