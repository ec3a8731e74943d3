import { moneyDecimal } from '../../ui/text/money.js';
import { fromPrice } from './prices.js';
import type { Tour } from './tour.api.js';

/** What the reviews that stand on the page come to. */
export interface ShownReviews {
  readonly rating: number | null;
  readonly totalReviews: number;
}

/** The average as it is read on the page. */
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const ratingOf = (shown: ShownReviews | undefined): object =>
  !shown || shown.rating === null || shown.totalReviews === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: oneDecimal(shown.rating),
          reviewCount: shown.totalReviews,
        },
      };

function offerOf(tour: Tour, url: string): object {
  const price = fromPrice(tour.options);
  if (!price) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: moneyDecimal(price),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
    },
  };
}

const stopsOf = ({ itinerary }: Tour): object => ({
  '@type': 'ItemList',
  numberOfItems: itinerary.length,
  itemListElement: itinerary.map(({ name, text, latitude, longitude }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'TouristAttraction',
      name,
      description: text,
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    },
  })),
});

interface Addresses {
  /** Under which search engines know the tour. */
  readonly url: string;
  /** Of the page that shows the price in this currency. */
  readonly offer: string;
  readonly image: string;
}

/** The tour for search engines: what is sold, for how much, and what is seen. The values stand on the page too. */
export const tourData = (tour: Tour, { url, offer, image }: Addresses, reviews?: ShownReviews): object => ({
  '@context': 'https://schema.org',
  '@type': ['Product', 'TouristTrip'],
  name: tour.name,
  description: tour.summary,
  image,
  url,
  brand: { '@type': 'Brand', name: 'Cicerone' },
  category: tour.categories.map(({ title }) => title),
  itinerary: stopsOf(tour),
  ...offerOf(tour, offer),
  ...ratingOf(reviews),
});
