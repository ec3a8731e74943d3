import { useSuspenseQuery } from '@tanstack/react-query';
import { featuredQuery } from '../features/home/home.api.js';
import { HomePage } from '../features/home/home-page.js';
import { Figures } from '../features/cms-pages/figures.js';
import { GiftCard } from '../features/cms-pages/gift-card.js';
import { RandomReviews } from '../features/reviews/random-reviews.js';
import { randomReviewsQuery } from '../features/reviews/reviews.api.js';
import { NewsletterForm } from '../features/subscription/newsletter-form.js';
import { TourList } from '../features/tour-list/tour-list.js';
import { useSite } from '../i18n/site.js';

/** Whole rows of two and of three. */
const FEATURED = 12;

/** The first page: a taste of each part of the site. */
export function HomeScreen() {
  const site = useSite();
  const { data: reviews } = useSuspenseQuery(randomReviewsQuery(site));
  const { featuredTours } = useSuspenseQuery(featuredQuery(site)).data;
  return (
    <HomePage
      tours={
        featuredTours.length > 0 && <TourList tours={featuredTours.slice(0, FEATURED)} view="taste" heading="h3" />
      }
      figures={
        <Figures className="xs:grid-cols-2 xs:max-md:*:last:odd:col-span-2 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-6" />
      }
      reviews={reviews.length > 0 && <RandomReviews />}
      giftCard={<GiftCard />}
      newsletter={<NewsletterForm />}
    />
  );
}
