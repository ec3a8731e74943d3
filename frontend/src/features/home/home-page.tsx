import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { PageHead } from '../../ui/page-head.js';
import { Categories } from './categories.js';
import { FeaturedCities } from './featured-cities.js';
import { FeaturedTours } from './featured-tours.js';
import { GiftCardInvitation } from './gift-card-invitation.js';
import { Hero } from './hero.js';
import { featuredQuery } from './home.api.js';
import { HowItWorks } from './how-it-works.js';
import { Invitations } from './invitations.js';
import { Newsletter } from './newsletter.js';
import { Section } from './section.js';
import { Services } from './services.js';

interface HomePageProps {
  tours: ReactNode;
  figures: ReactNode;
  reviews: ReactNode;
  giftCard: ReactNode;
  newsletter: ReactNode;
}

export function HomePage({ tours, figures, reviews, giftCard, newsletter }: HomePageProps) {
  const intl = useIntl();
  const { data } = useSuspenseQuery(featuredQuery(useSite()));
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'home.title' })}
        description={intl.formatMessage({ id: 'home.description' })}
        imageTitle={intl.formatMessage({ id: 'home.hero.title' })}
      />
      <Hero />
      <section className="page-width mt-12 md:mt-16">
        <h2 className="sr-only">
          <FormattedMessage id="home.figures.title" />
        </h2>
        {figures}
      </section>
      <Categories />
      <FeaturedCities cities={data.cities} />
      <FeaturedTours tours={tours} />
      <HowItWorks />
      <Services />
      {reviews && (
        <Section title="home.reviews.title" className="deferred [--about:27rem] md:[--about:28rem]">
          {reviews}
        </Section>
      )}
      <Invitations />
      <GiftCardInvitation card={giftCard} />
      <Newsletter form={newsletter} />
    </>
  );
}
