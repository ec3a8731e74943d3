import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';
import type { Travellers } from '../../shared/booking-view/booking-view.api.js';
import type { Place } from '../../maps/projection.js';
import type { Money } from '../../ui/text/money.js';
import type { Image } from '../../ui/display/poster.js';

interface GroupPrices {
  readonly kind: 'per-group';
  /** The whole group up to so many persons, ascending. */
  readonly bands: readonly { readonly upTo: number; readonly price: Money }[];
  readonly extraPerson: Money;
}

interface PersonPrices {
  readonly kind: 'per-person';
  readonly adult: Money;
  readonly child: Money;
  readonly infant: Money;
}

export interface TourOption {
  readonly id: string;
  /** Minutes. */
  readonly duration: number;
  readonly prices: GroupPrices | PersonPrices;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  readonly times: readonly string[];
}

export interface Stop extends Place {
  readonly name: string;
  readonly text: string;
  readonly minutes: number;
  /** To the next stop; 0 for the last. */
  readonly minutesToNext: number;
}

export interface MeetingPoint extends Place {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

export interface Tour {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** Paragraphs are separated by a blank line. */
  readonly description: string;
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly city: Place & {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: string;
    readonly country: { readonly name: string };
  };
  readonly categories: readonly { readonly slug: string; readonly title: string }[];
  readonly kind: 'private' | 'group';
  readonly priceUnit: 'per-group' | 'per-person';
  /** In which its prices are set; they are shown in the site's. */
  readonly originalCurrency: string;
  readonly options: readonly TourOption[];
  readonly itinerary: readonly Stop[];
  readonly meetingPoints: readonly MeetingPoint[];
  readonly cancellation: { readonly freeUntilMinutes: number };
  readonly leadTimeMinutes: number;
  readonly infantsNeedSeat: boolean;
  readonly specialFilters: readonly string[];
  readonly guideLanguages: readonly { readonly code: Locale; readonly name: string }[];
  readonly rating: number | null;
  readonly reviewCount: number;
  /** The gallery holds all of them that are worth looking at, several sides of the tour. */
  readonly images: { readonly share: Image; readonly gallery: readonly Image[] };
}

export const tourQuery = (slug: string, { locale, currency }: Site) =>
  apiQuery<Tour>(`/api/tour/${slug}`, { language: locale, currency });

export interface Slot {
  readonly date: string;
  /** In the zone of the city. */
  readonly time: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly left: number;
}

export interface AvailableDay {
  readonly date: string;
  readonly slots: readonly Slot[];
}

/** What the calendar depends on. */
export interface Wish {
  readonly tour: string;
  readonly duration: number;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  /** Of the cart, and to be changed: what it holds itself counts as free. */
  readonly item?: string | undefined;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const availabilityOf = ({ tour, duration, travellers, guideLanguage, item }: Wish, { from, to }: Days, site: Site) =>
  apiQuery<readonly AvailableDay[]>(`/api/tour/${tour}/availability`, {
    duration,
    from,
    to,
    ...travellers,
    guideLanguage,
    item,
    currency: site.currency,
    language: site.locale,
  });

/** Days of a month, 31 at most, on which this party can start. */
export const availabilityQuery = (wish: Wish, days: Days, site: Site) => ({
  ...availabilityOf(wish, days, site),
  retry: false,
});

const STEP_DAYS = 31;
const MOST_STEPS = 6;
const DAY = 86_400_000;

/** `2027-05-30` and 3 → `2027-06-02`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

async function findFirstDay(client: QueryClient, wish: Wish, today: string, site: Site): Promise<string | null> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const from = addDays(today, step * STEP_DAYS);
    const days = await client.fetchQuery(availabilityQuery(wish, { from, to: addDays(from, STEP_DAYS - 1) }, site));
    const first = days[0];
    if (first) return first.date;
  }
  return null;
}

/** The first day that can be booked within half a year; null where there is none. */
export const firstDayQuery = (client: QueryClient, wish: Wish, today: string, site: Site) =>
  queryOptions({
    queryKey: ['first-day', wish, today, site] as const,
    queryFn: () => findFirstDay(client, wish, today, site),
    retry: false,
  });

export interface PriceStep {
  readonly kind: 'group' | 'extra-persons' | 'adults' | 'children' | 'infants';
  readonly count: number;
  /** Null where, rounded, it does not make the amount. */
  readonly unit: Money | null;
  readonly amount: Money;
}

export interface PriceOffer {
  readonly price: Money;
  readonly priceOriginalCurrency: Money;
  readonly rate: { readonly from: string; readonly to: string; readonly rate: string; readonly date: string };
  /** In the currency of the price; they add up to it. */
  readonly steps: readonly PriceStep[];
  readonly guaranteedUntil: string;
  readonly quoteToken: string;
}

interface PriceWish extends Wish {
  readonly datetime?: { readonly date: string; readonly time: string } | undefined;
}

const PRICE_HOLDS = 25 * 60_000;

/** What the party pays now; asked again before the guarantee of half an hour runs out. */
export const priceQuery = (api: Api, { tour, ...wish }: PriceWish, { locale, currency }: Site) =>
  queryOptions({
    queryKey: ['price', tour, wish, locale, currency] as const,
    queryFn: () =>
      api.send<PriceOffer>('POST', `/api/tour/${tour}/price`, { ...wish, currency }, { query: { language: locale } }),
    staleTime: PRICE_HOLDS,
    refetchInterval: PRICE_HOLDS,
    retry: false,
  });

export interface CartItem extends PriceWish {
  readonly datetime: { readonly date: string; readonly time: string };
  readonly meetingPoint?: string | undefined;
  readonly quoteToken?: string | undefined;
}

export const addToCart = <Cart>(api: Api, item: CartItem, { locale, currency }: Site): Promise<Cart> =>
  api.send<Cart>('POST', '/api/cart/items', item, { query: { language: locale, currency } });

export interface CartItemChange extends Omit<CartItem, 'tour'> {
  /** Null takes them back. */
  readonly specialRequirements: string | null;
}

/** The item stays what it is where it is refused. */
export const changeCartItem = <Cart>(
  api: Api,
  id: string,
  change: CartItemChange,
  { locale, currency }: Site,
): Promise<Cart> => api.send<Cart>('PATCH', `/api/cart/items/${id}`, change, { query: { language: locale, currency } });
