import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { Addressed } from '../../../shared-kernel/language/names.js';
import { DurationNotOffered, MeetingPointUnknown, TourNotOnSale } from './booking.errors.js';
import type { Slot, Timetable } from './timetable.js';

/** One option of a tour with the fields that the sale of a departure needs. */
export interface OptionForSale {
  readonly tourId: string;
  readonly slug: string;
  readonly name: Translated;
  readonly optionId: string;
  readonly durationMinutes: number;
  readonly kind: 'private' | 'group';
  readonly city: { readonly id: string; readonly slug: string; readonly name: Translated; readonly timeZone: string };
  /** In the tour's order. */
  readonly categories: readonly string[];
  readonly currency: Currency;
  /** Seats of one departure; only for group tours. */
  readonly capacity?: number;
  readonly infantsNeedSeat: boolean;
  readonly leadTimeMinutes: number;
  readonly cancellationMinutes: number;
  readonly taxRegime: string;
  readonly schedule: Timetable['schedule'];
  readonly meetingPoints: readonly MeetingPoint[];
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
}

/** The fields for counting seats and guides. They are known for options on sale and for sold ones. */
export type DepartureOption = Pick<OptionForSale, 'optionId' | 'kind' | 'capacity' | 'categories'> & {
  readonly city: Pick<OptionForSale['city'], 'id'>;
};

/** One start of an option, led in one language. */
export interface Departure<Option extends DepartureOption = DepartureOption> {
  readonly option: Option;
  readonly slot: Slot;
  readonly guideLanguage: Locale;
}

export interface MeetingPoint extends Addressed {
  readonly id: string;
  readonly name: Translated;
  readonly latitude: number;
  readonly longitude: number;
}

/** The guides for a departure, all read at one moment. */
export interface GuideAvailability {
  /** The number of guides who could take the departure, without those who have a mission then. */
  readonly free: number;
  /** Bookings of the city at that time that have their guide, who is not among the free ones. */
  readonly ledBookingIds: readonly string[];
  /** The pause between two departures of a guide. */
  readonly pauseMs: number;
}

export const NOBODY: GuideAvailability = { free: 0, ledBookingIds: [], pauseMs: 0 };

/** The options on sale, by tour (id or slug) and minutes. */
export abstract class Departures {
  /** Undefined if the option is not on sale. */
  abstract findOption(tour: string, durationMinutes: number): Promise<OptionForSale | undefined>;
  /** Minutes in any order; none if the tour is not on sale. */
  abstract durations(tour: string): Promise<readonly number[]>;
  /** One answer per time, in order. */
  abstract guides(
    option: DepartureOption,
    language: Locale,
    times: readonly { start: Date; end: Date }[],
  ): Promise<readonly GuideAvailability[]>;

  /** Throws TourNotOnSale, DurationNotOffered. */
  async option(tour: string, durationMinutes: number): Promise<OptionForSale> {
    const option = await this.findOption(tour, durationMinutes);
    if (option) return option;
    const durations = await this.durations(tour);
    if (durations.length === 0) throw new TourNotOnSale({ tour });
    const offered = durations.toSorted((one, other) => one - other).join(', ');
    throw new DurationNotOffered({ tour, durationMinutes, offered });
  }
}

export const timetableOf = (option: OptionForSale): Timetable => ({
  schedule: option.schedule,
  timeZone: option.city.timeZone,
  durationMinutes: option.durationMinutes,
  leadTimeMinutes: option.leadTimeMinutes,
});

/** One of the option's meeting points, the first where none is named. Throws MeetingPointUnknown. */
export function meetingPointOf(option: OptionForSale, id: string | undefined): MeetingPoint {
  const point =
    id === undefined ? option.meetingPoints[0] : option.meetingPoints.find((candidate) => candidate.id === id);
  if (!point) throw new MeetingPointUnknown({ tour: option.slug });
  return point;
}
