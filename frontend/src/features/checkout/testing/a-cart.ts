import type { Cart, CartItem } from '../checkout.api.js';

const NOTHING = { amount: 0, currency: 'EUR' };

interface ItemFacts extends Partial<Omit<CartItem, 'tour'>> {
  readonly tour?: Partial<CartItem['tour']>;
}

/** A walk in Rome for two, but for what the test says. */
export const aCartItem = ({ tour, price = NOTHING, ...facts }: ItemFacts = {}): CartItem => ({
  id: 'item-1',
  tour: { id: 'tour-1', name: 'A walk', slug: 'a-walk', image: '/posters/tour/a-walk/card.svg', city: 'Rome', ...tour },
  datetime: { date: '2027-05-02', time: '09:30' },
  startsAt: '2027-05-02T07:30:00.000Z',
  timeZone: 'Europe/Rome',
  duration: 120,
  travellers: { adults: 2, children: 0, infants: 0 },
  guideLanguage: 'en_US',
  meetingPoint: { id: 'point-1', name: 'Column', address: 'Piazza' },
  specialRequirements: null,
  price,
  priceOriginalCurrency: price,
  steps: [],
  tickets: null,
  rate: { from: price.currency, to: price.currency, rate: '1', date: '2027-05-01' },
  guaranteedUntil: '2027-05-01T08:00:00.000Z',
  priceChanged: false,
  previousPrice: null,
  cancellableUntil: '2027-05-01T07:30:00.000Z',
  refusal: null,
  ...facts,
});

/** An empty cart whose places nobody holds, but for what the test says. */
export const aCart = ({ total = NOTHING, ...facts }: Partial<Cart> = {}): Cart => ({
  items: [],
  giftCardItems: [],
  giftCards: [],
  toPay: total,
  subtotal: total,
  discount: { ...total, amount: 0 },
  total,
  currency: total.currency,
  promoCode: null,
  discounts: [],
  version: 'v1',
  holdsUntil: null,
  waitingOrder: null,
  wire: { isOffered: true, reason: null, daysAhead: 7, deadline: '2027-05-07T16:00:00.000Z' },
  now: '2027-05-01T07:20:00.000Z',
  ...facts,
});
