import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../api/api.js';
import { useServerTime } from '../../api/server-clock.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { cacheCart } from '../../shared/cart/cart-cache.js';
import { cartQuery, countOf } from '../../shared/cart/cart.api.js';
import { rememberCartCount } from '../../session/cart-count.js';
import { MOST_DAYS_AHEAD } from '../../shared/trip-search/trip-search-params.js';
import { todayIn } from '../../ui/calendar/month.js';
import {
  daysOfMonth,
  choiceOf,
  firstChoice,
  isLineGone,
  isPriceGone,
  isSlotGone,
  nextFreeDay,
  placeOf,
  slotsOn,
  type CartLine,
  type Choice,
  type Place,
} from './booking-choice.js';
import {
  addDays,
  addToCart,
  availabilityQuery,
  changeCartItem,
  firstDayQuery,
  priceQuery,
  type Tour,
} from './tour.api.js';
import type { Wish } from './wish.js';

const HORIZON_DAYS = 364;
/** Until the page lives in a browser, it is the same on every day, so that it can be cached. */
const NO_DAY = '1970-01-01';

type Problems = Readonly<Partial<Record<Place, string>>>;

/** Days and slots that can be booked, of the month in view and of the day chosen. */
function useAvailability(enabled: boolean, wish: Wish, date: string | undefined, timeZone: string) {
  const site = useSite();
  const client = useQueryClient();
  const day = useServerTime((now) => todayIn(timeZone, new Date(now)), NO_DAY);
  const today = enabled ? day : NO_DAY;
  const isOver = date !== undefined && today !== NO_DAY && date < today;
  const isTooFar = date !== undefined && today !== NO_DAY && date > addDays(today, MOST_DAYS_AHEAD);
  const isNone = isOver || isTooFar;
  const first = useQuery({ ...firstDayQuery(client, wish, today, site), enabled, placeholderData: keepPreviousData });
  const [month, setMonth] = useState<string>();
  const inView = month ?? (isNone ? undefined : date)?.slice(0, 7) ?? first.data?.slice(0, 7) ?? today.slice(0, 7);
  const days = (of: string) => daysOfMonth(of, today) ?? { from: today, to: today };
  const ofMonth = useQuery({ ...availabilityQuery(wish, days(inView), site), enabled: enabled && first.isSuccess });
  const chosen = date?.slice(0, 7) ?? inView;
  const ofDate = useQuery({
    ...availabilityQuery(wish, days(chosen), site),
    enabled: enabled && date !== undefined && !isNone,
    placeholderData: keepPreviousData,
  });
  return {
    first,
    earliest: first.data ?? today,
    latest: addDays(today, HORIZON_DAYS),
    setMonth,
    free: new Set(ofMonth.data?.map((day) => day.date)),
    isMonthKnown: ofMonth.isSuccess,
    /** Whether the day chosen is a past one. */
    isOver,
    /** Whether it is later than tours are sold. */
    isTooFar,
    slots: isNone ? [] : slotsOn(ofDate.data, date),
    /** After the day chosen, in its month. */
    next: isNone ? undefined : nextFreeDay(ofDate.data, date),
    areSlotsKnown: isNone || ofDate.isSuccess,
    error: first.error ?? ofMonth.error ?? ofDate.error,
    again: () => client.invalidateQueries({ queryKey: [`/api/tour/${wish.tour}/availability`] }),
  };
}

const textAt = (error: unknown): Problems => {
  const place = placeOf(error);
  return place && isProblem(error) ? { [place]: error.detail } : {};
};

/**
 * All that the booking panel knows and does; held above the panel, so that panel and sheet are the same.
 *
 * @param enabled whether days and prices may be asked for: not while the page is as the server wrote it
 * @param line of the cart, which is changed instead of adding another
 * @param begun what was chosen before the page was opened, left or loaded anew
 */
export function useBooking(tour: Tour, enabled: boolean, line?: CartLine, begun?: Choice) {
  const site = useSite();
  const api = useApi();
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>(
    () => begun ?? (line ? choiceOf(line, tour, site.locale) : firstChoice(tour, site.locale)),
  );
  const [asked, setAsked] = useState(false);
  const { duration, travellers, guideLanguage, date, time } = choice;
  const wish: Wish = { tour: tour.id, duration, travellers, guideLanguage };
  const wishOfLine: Wish = { ...wish, item: line?.id };
  const availability = useAvailability(enabled, wishOfLine, date, tour.city.timeZone);
  const slot = availability.slots.find((each) => each.time === time);
  const datetime = slot && { date: slot.date, time: slot.time };
  const price = useQuery({
    ...priceQuery(api, { ...wish, datetime, meetingPoint: datetime && choice.meetingPoint }, site),
    enabled,
    placeholderData: keepPreviousData,
  });

  const offered = price.isPlaceholderData ? undefined : price.data?.quoteToken;

  const adding = useMutation({
    mutationFn: (chosen: { date: string; time: string }) => {
      const item = { ...wish, datetime: chosen, meetingPoint: choice.meetingPoint, quoteToken: offered };
      if (!line) return addToCart(api, item, site);
      const { tour: _, ...change } = item;
      const specialRequirements = choice.wishes?.trim() || null;
      return changeCartItem(api, line.id, { ...change, specialRequirements }, site);
    },
    onMutate: () => site,
    onSuccess: async (cart, _, asked) => {
      await cacheCart(client, asked, cart);
      rememberCartCount(countOf(cart));
    },
    onError: (error) => {
      if (isSlotGone(error)) void availability.again();
      if (isPriceGone(error)) void price.refetch();
      if (isLineGone(error)) void client.invalidateQueries({ queryKey: cartQuery(site).queryKey });
    },
  });

  const errors = [adding.error, price.error, availability.error];
  return {
    tour,
    choice,
    /** Before anything was asked or changed. */
    begin: setChoice,
    change: (change: Partial<Choice>): void => {
      setChoice((before) => ({ ...before, ...change }));
      setAsked(false);
      adding.reset();
    },
    availability,
    /** What the days in the calendar were asked for with. */
    wish: wishOfLine,
    slot,
    price,
    adding,
    /** Whether the button was pressed, so that what is missing is said. */
    asked,
    ask: () => setAsked(true),
    problems: { ...textAt(availability.error), ...textAt(price.error), ...textAt(adding.error) } as Problems,
    /** What belongs to no field. */
    failure: errors.find((error) => error !== null && placeOf(error) === undefined) ?? null,
    retry: (): void => {
      adding.reset();
      void availability.again();
      void availability.first.refetch();
      void price.refetch();
    },
  };
}

export type Booking = ReturnType<typeof useBooking>;
