import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { PageHead } from '../../ui/display/page-head.js';
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

/** Whose site this is, for search engines. */
function useSiteData(): object {
  const site = useSite();
  const { publicUrl } = useRouter().options.context;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Cicerone',
    url: `${publicUrl}${sitePath({ ...site, currency: 'EUR' }, '/')}`,
    inLanguage: bcp47(site.locale),
    publisher: { '@type': 'Organization', name: 'Cicerone', url: publicUrl, logo: `${publicUrl}/apple-touch-icon.png` },
  };
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
        jsonLd={[useSiteData()]}
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
