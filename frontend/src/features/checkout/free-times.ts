import type { AvailableDay as FreeDay, SlotView as FreeTime } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { CartItem } from './checkout.api.js';

export type { AvailableDay as FreeDay, SlotView as FreeTime } from '../../api/generated/types.gen.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS_LOOKED_AT = 31;
const MOST_OF_ITS_DAY = 4;
const MOST_OF_A_LATER_DAY = 2;
const MOST_LATER_DAYS = 3;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** What this party can book from the item's day on; of a day that is over, from yesterday on, which is today somewhere. */
export function freeTimesQuery(
  { tour, datetime, duration, travellers, guideLanguage }: CartItem,
  site: Site,
  now: number,
) {
  const yesterday = dayOf(now - DAY);
  const from = datetime.date > yesterday ? datetime.date : yesterday;
  return {
    ...apiQuery('/api/tour/{id}/availability', {
      id: tour.slug,
      duration,
      from,
      to: dayOf(Date.parse(from) + (DAYS_LOOKED_AT - 1) * DAY),
      ...travellers,
      guideLanguage,
      currency: site.currency,
      language: site.locale,
    }),
    staleTime: 0,
    retry: false,
  };
}

/**
 * Times in place of one that is gone: of its day those nearest to it, of the next days those at about the same hour. Nobody
 * is asked to be on two tours of the cart at once.
 */
export function nearestTimes(days: readonly FreeDay[], item: CartItem, items: readonly CartItem[]): readonly FreeDay[] {
  const others = items.filter(({ id }) => id !== item.id);
  const isFree = (slot: FreeTime): boolean =>
    Date.parse(slot.startsAt) !== Date.parse(item.startsAt) &&
    !others.some((other) => areAtOnce(spanOf(slot.startsAt, item.duration), spanOf(other.startsAt, other.duration)));
  const nearest = days.map(({ date, slots }) => {
    const most = date === item.datetime.date ? MOST_OF_ITS_DAY : MOST_OF_A_LATER_DAY;
    return { date, slots: nearestOf(slots.filter(isFree), item.datetime.time, most) };
  });
  const some = nearest.filter(({ slots }) => slots.length > 0);
  return some.slice(0, MOST_LATER_DAYS + (some[0]?.date === item.datetime.date ? 1 : 0));
}

const nearestOf = (slots: readonly FreeTime[], time: string, most: number): FreeTime[] =>
  [...slots]
    .sort((a, b) => distance(a.time, time) - distance(b.time, time))
    .slice(0, most)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));

const distance = (a: string, b: string): number => Math.abs(minutesOf(a) - minutesOf(b));

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

type Span = readonly [from: number, to: number];

const spanOf = (startsAt: string, minutes: number): Span => [
  Date.parse(startsAt),
  Date.parse(startsAt) + minutes * MINUTE,
];

const areAtOnce = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];
