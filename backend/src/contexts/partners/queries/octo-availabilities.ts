import { instantOf, localOf } from '../../../shared-kernel/time/local-time.js';
import type { Partner } from '../domain/partner.js';
import type { Product, ProductOption } from '../domain/products.js';
import type { Departure } from '../domain/sales.js';
import { octoPricing } from './octo-pricing.js';

const MINUTE_MS = 60_000;
/** More is nobody's business. */
const MOST_SHOWN = 5;
const FEW = 2;

/** `2027-05-02T09:30:00+02:00`: the wall time with its offset from UTC. */
export function localWithOffset(instant: Date, timeZone: string): string {
  const local = localOf(instant, timeZone).slice(0, 16);
  const minutes = Math.round((Date.parse(`${local}:00Z`) - instant.getTime()) / MINUTE_MS);
  const two = (part: number): string => String(Math.trunc(part)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${local}:00${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}

/** The wall time of an id; undefined where it is none of this zone. */
export function startOfId(id: string, timeZone: string): { readonly date: string; readonly time: string } | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):00(?:[+-]\d{2}:\d{2}|Z)$/.exec(id) ?? [];
  if (date === undefined || time === undefined) return undefined;
  const instant = instantOf(`${date}T${time}`, timeZone);
  return instant && instant.getTime() === Date.parse(id) ? { date, time } : undefined;
}

const statusOfLeft = (left: number): string => (left === 0 ? 'SOLD_OUT' : left <= FEW ? 'LIMITED' : 'AVAILABLE');

/** One start. Of private tours `vacancies` counts groups, at most five. */
export function octoAvailability(
  departure: Departure,
  product: Product,
  option: ProductOption,
  partner: Partner,
  withPricing: boolean,
) {
  const start = new Date(departure.startsAt);
  const end = new Date(start.getTime() + option.durationMinutes * MINUTE_MS);
  const id = localWithOffset(start, product.timeZone);
  return {
    id,
    localDateTimeStart: id,
    localDateTimeEnd: localWithOffset(end, product.timeZone),
    utcCutoffAt: new Date(start.getTime() - option.leadTimeMinutes * MINUTE_MS).toISOString(),
    allDay: false,
    available: departure.left > 0,
    status: statusOfLeft(departure.left),
    vacancies: shownOf(departure.left, option),
    capacity: option.capacity,
    maxUnits: option.maximumPersons,
    openingHours: [],
    ...(withPricing ? { pricing: octoPricing(departure.price, partner) } : {}),
  };
}

const shownOf = (left: number, { kind }: ProductOption): number =>
  kind === 'private' ? Math.min(left, MOST_SHOWN) : left;

/** One day, with the starts of all of it. A day without a start is closed. */
export function octoDay(
  localDate: string,
  departures: readonly Departure[],
  option: ProductOption,
  partner: Partner,
  withPricing: boolean,
) {
  const left = departures.reduce((most, departure) => Math.max(most, departure.left), 0);
  const cheapest = departures
    .filter((departure) => departure.left > 0)
    .map(({ price }) => price)
    .toSorted((one, other) => one.amount - other.amount)[0];
  return {
    localDate,
    available: left > 0,
    status: departures.length === 0 ? 'CLOSED' : statusOfLeft(left),
    vacancies: departures.length === 0 ? 0 : shownOf(left, option),
    capacity: option.capacity,
    openingHours: [],
    ...(withPricing && cheapest ? { pricingFrom: octoPricing(cheapest, partner) } : {}),
  };
}
