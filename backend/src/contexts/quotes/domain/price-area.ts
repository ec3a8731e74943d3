import type { Translated } from '../../../shared-kernel/language/locale.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';

export interface PriceZone {
  readonly id: string;
  readonly names: Translated;
  /** Degrees of the zone's middle. */
  readonly latitude: number;
  readonly longitude: number;
}

/** A price from one zone to another and back, in minor units with VAT. */
export interface Fare {
  readonly between: readonly [string, string];
  readonly vehicle: string;
  readonly amount: number;
}

/** A price by distance, where no fare is written down. */
export interface Rate {
  readonly vehicle: string;
  readonly base: number;
  readonly perKilometre: number;
}

/** The price table of a city. Its airports are zones, named by their IATA code. */
export interface PriceArea {
  /** Slug of the city. */
  readonly id: string;
  readonly airports: readonly string[];
  readonly timeZone: string;
  readonly currency: Currency;
  readonly vatBasisPoints: number;
  readonly zones: readonly PriceZone[];
  readonly fares: readonly Fare[];
  readonly rates: readonly Rate[];
  /** From the first hour until before the second, over midnight. */
  readonly night: { readonly from: number; readonly until: number; readonly basisPoints: number };
  /** `MM-dd` of every year. */
  readonly holidays: { readonly days: readonly string[]; readonly basisPoints: number };
}

export interface Ride {
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
  /** Local to the city. */
  readonly date: string;
  readonly time: string;
}

export const PRICE_PARTS = ['ride', 'night', 'holiday'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

export interface RidePrice {
  readonly parts: readonly { readonly kind: PricePart; readonly amount: MoneyView }[];
  readonly total: MoneyView;
}

const EARTH_KM = 6371;
/** Roads are longer than the line between two places. */
const DETOUR = 1.3;

/** The price of a ride; undefined where the table does not cover it. Each supplement is rounded once, half up. */
export function priceOf(area: PriceArea, ride: Ride): RidePrice | undefined {
  const plain = fareOf(area, ride) ?? rateOf(area, ride);
  if (plain === undefined) return undefined;
  const fare = Money.of(plain, area.currency);
  const supplements = [
    ...(isAtNight(area, ride.time)
      ? [{ kind: 'night', amount: fare.basisPoints(area.night.basisPoints) } as const]
      : []),
    ...(area.holidays.days.includes(ride.date.slice(5))
      ? [{ kind: 'holiday', amount: fare.basisPoints(area.holidays.basisPoints) } as const]
      : []),
  ];
  const parts = [{ kind: 'ride', amount: fare } as const, ...supplements];
  const total = Money.sum(
    parts.map(({ amount }) => amount),
    area.currency,
  );
  return { parts: parts.map(({ kind, amount }) => ({ kind, amount: amount.toJSON() })), total: total.toJSON() };
}

function fareOf({ fares }: PriceArea, { from, to, vehicle }: Ride): number | undefined {
  const found = fares.find(
    ({ between: [one, other], vehicle: of }) =>
      of === vehicle && ((one === from && other === to) || (one === to && other === from)),
  );
  return found?.amount;
}

function rateOf({ zones, rates }: PriceArea, { from, to, vehicle }: Ride): number | undefined {
  const rate = rates.find((each) => each.vehicle === vehicle);
  const [start, end] = [zones.find(({ id }) => id === from), zones.find(({ id }) => id === to)];
  return rate && start && end ? rate.base + rate.perKilometre * roadKilometres(start, end) : undefined;
}

/** Whole kilometres, begun ones counted. */
export function roadKilometres(from: PriceZone, to: PriceZone): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [one, other] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const chord = half(other - one) + Math.cos(one) * Math.cos(other) * half(radians(to.longitude - from.longitude));
  return Math.ceil(2 * EARTH_KM * Math.asin(Math.sqrt(chord)) * DETOUR);
}

const isAtNight = ({ night }: PriceArea, time: string): boolean => {
  const hour = Number(time.slice(0, 2));
  return hour >= night.from || hour < night.until;
};
