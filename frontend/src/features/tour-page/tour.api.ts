import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { CartItemChangeRequest, CartItemRequest, PriceRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Days, Wish } from './wish.js';

export type {
  AvailableDay,
  MeetingPointView as MeetingPoint,
  OptionView as TourOption,
  PriceView as PriceOffer,
  SlotView as Slot,
  StopView as Stop,
  TourView as Tour,
} from '../../api/generated/types.gen.js';

export const tourQuery = (slug: string, { locale, currency }: Site) =>
  apiQuery('/api/tour/{id}', { id: slug, language: locale, currency });

const availabilityOf = ({ tour, duration, travellers, guideLanguage, item }: Wish, { from, to }: Days, site: Site) =>
  apiQuery('/api/tour/{id}/availability', {
    id: tour,
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

const PRICE_HOLDS = 25 * 60_000;

/** What the party pays now; asked again before the guarantee of half an hour runs out. */
export const priceQuery = (
  api: Api,
  { tour, item: _item, ...wish }: Wish & Pick<PriceRequest, 'datetime' | 'meetingPoint'>,
  { locale, currency }: Site,
) =>
  queryOptions({
    queryKey: ['price', tour, wish, locale, currency] as const,
    queryFn: () =>
      writeApi(api, 'POST /api/tour/{id}/price', {
        params: { id: tour },
        body: { ...wish, currency, language: locale },
      }),
    staleTime: PRICE_HOLDS,
    refetchInterval: PRICE_HOLDS,
    retry: false,
  });

export const addToCart = (api: Api, item: CartItemRequest, { locale, currency }: Site) =>
  writeApi(api, 'POST /api/cart/items', { params: { language: locale, currency }, body: item });

/** The item stays what it is where it is refused. */
export const changeCartItem = (api: Api, id: string, change: CartItemChangeRequest, { locale, currency }: Site) =>
  writeApi(api, 'PATCH /api/cart/items/{id}', { params: { id, language: locale, currency }, body: change });
