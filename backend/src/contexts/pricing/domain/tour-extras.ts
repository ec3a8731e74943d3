import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { EntranceTickets, Supplement } from '../../../shared-kernel/money/price-table.js';
import { SupplementInvalid, TicketsInvalid } from './pricing.errors.js';

/** A public holiday of a city's calendar. */
export interface PublicHoliday {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly name: Translated;
}

/** The supplements of tours and the public holidays of cities. What is kept joins the caller's transaction. */
export abstract class TourExtras {
  abstract supplementsOf(tourId: string): Promise<readonly Supplement[]>;
  abstract ticketsOf(tourId: string): Promise<EntranceTickets | undefined>;
  /** In the order of their days. */
  abstract holidaysOf(cityId: string): Promise<readonly PublicHoliday[]>;
  /** Replaces the tour's supplements. */
  abstract keepSupplements(tourId: string, supplements: readonly Supplement[]): Promise<void>;
  /** Undefined: the tour needs no tickets. */
  abstract keepTickets(tourId: string, tickets: EntranceTickets | undefined): Promise<void>;
  /** Replaces the city's calendar. */
  abstract keepHolidays(cityId: string, holidays: readonly PublicHoliday[]): Promise<void>;
}

/** Throws TicketsInvalid with the `band` of a bad amount. */
export function mustBeValidTickets(tickets: EntranceTickets): void {
  for (const band of ['adult', 'child', 'infant'] as const)
    if (!Number.isSafeInteger(tickets[band]) || tickets[band] < 0) throw new TicketsInvalid({ band });
}

const MOST_PERCENT = 200;
const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Throws SupplementInvalid with the `index` and the `reason`. */
export function mustBeValid(supplements: readonly Supplement[]): void {
  supplements.forEach((supplement, index) => {
    const reason = faultOf(supplement);
    if (reason) throw new SupplementInvalid({ index, reason });
  });
}

function faultOf(supplement: Supplement): 'charge' | 'season' | 'weekdays' | 'meeting_points' | undefined {
  if (!isCharge(supplement)) return 'charge';
  if (supplement.kind === 'season' && ![supplement.from, supplement.to].every((day) => DAY_OF_YEAR.test(day)))
    return 'season';
  if (supplement.kind === 'weekday' && !areWeekdays(supplement.weekdays)) return 'weekdays';
  if (supplement.kind === 'pick-up' && supplement.meetingPoints.length === 0) return 'meeting_points';
  return undefined;
}

const areWeekdays = (days: readonly number[]): boolean =>
  days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7);

const isCharge = (supplement: Supplement): boolean =>
  'percent' in supplement
    ? Number.isInteger(supplement.percent) && supplement.percent > 0 && supplement.percent <= MOST_PERCENT
    : Number.isSafeInteger(supplement.amount) && supplement.amount > 0;
