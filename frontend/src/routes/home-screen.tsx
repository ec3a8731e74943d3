import { useSuspenseQuery } from '@tanstack/react-query';
import { HomePage } from '../features/home/home-page.js';
import { Figures } from '../features/pages/figures.js';
import { GiftCard } from '../features/pages/gift-card.js';
import { RandomReviews } from '../features/reviews/random-reviews.js';
import { randomReviewsQuery } from '../features/reviews/reviews.api.js';
import { NewsletterForm } from '../features/subscription/newsletter-form.js';
import { useSite } from '../i18n/site.js';

/** The first page: a taste of each part of the site. */
export function HomeScreen() {
  const { data: reviews } = useSuspenseQuery(randomReviewsQuery(useSite()));
  return (
    <HomePage
      figures={
        <Figures className="grid-cols-2 max-md:*:last:odd:col-span-2 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-6" />
      }
      reviews={reviews.length > 0 && <RandomReviews />}
      giftCard={<GiftCard />}
      newsletter={<NewsletterForm />}
    />
  );
}
