import { moneyDecimal } from '../../ui/money.js';
import { fromPrice } from './prices.js';
import type { Tour } from './tour.api.js';

const ratingOf = ({ rating, reviewCount }: Tour): object =>
  rating === null || reviewCount === 0
    ? {}
    : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } };

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

/** The tour for search engines: what is sold, for how much, and what is seen. The values stand on the page too. */
export const tourData = (tour: Tour, url: string, image: string): object => ({
  '@context': 'https://schema.org',
  '@type': ['Product', 'TouristTrip'],
  name: tour.name,
  description: tour.summary,
  image,
  url,
  brand: { '@type': 'Brand', name: 'Cicerone' },
  touristType: tour.categories.map(({ title }) => title),
  itinerary: stopsOf(tour),
  ...offerOf(tour, url),
  ...ratingOf(tour),
});
