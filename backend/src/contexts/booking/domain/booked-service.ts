import type { Addressed } from '../../../shared-kernel/language/names.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import { NotATour } from './booking.errors.js';

/** Where the travelers are met. */
export interface SoldPlace extends Addressed {
  readonly id: string;
  readonly name: Translated;
  /** Null where nobody knows the position of the address. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What every service says of itself, at the time of the sale. Later changes elsewhere do not affect it. */
interface SoldService {
  readonly name: Translated;
  /** Null where the place is no city of the catalogue. */
  readonly cityId: string | null;
  /** The city, or the place that is known: an airport, a port. */
  readonly cityName: Translated;
  readonly meetingPoint: SoldPlace;
  readonly taxRegime: string;
}

/** A tour of the catalogue, with an option and a departure. */
export interface SoldTour extends SoldService {
  readonly kind: 'tour';
  readonly tourId: string;
  readonly slug: string;
  readonly optionId: string;
  readonly departure: 'private' | 'group';
  readonly cityId: string;
  readonly categories: readonly string[];
  readonly meetingPoint: SoldPlace & { readonly latitude: number; readonly longitude: number };
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
  readonly infantsNeedSeat: boolean;
  readonly capacity: number | null;
}

export const QUOTED_SERVICES = [
  'airport-pickup',
  'transfer',
  'business-trip',
  'cruise-tour',
  'safari',
  'general',
] as const;
export type QuotedService = (typeof QUOTED_SERVICES)[number];

/** What a quote promised: no option of a tour, no slot. The team sends a driver or a guide. */
export interface SoldQuote extends SoldService {
  readonly kind: 'quote';
  readonly quoteId: string;
  readonly quoteReference: string;
  readonly type: QuotedService;
  /** Where the ride ends; null where nobody named it. */
  readonly destination: string | null;
  /** Letters and digits without blanks: `AZ609`. */
  readonly flightNumber: string | null;
  /** Whether the flight brings the travellers: who comes waits for its landing. */
  readonly isLanding: boolean;
  readonly ship: string | null;
  readonly vehicle: { readonly id: string; readonly name: Translated } | null;
  readonly suitcases: number;
  readonly childSeats: number;
  readonly wheelchair: boolean;
  /** Whether a driver comes; a guide otherwise. */
  readonly byDriver: boolean;
}

/** What a booking sells. */
export type BookedService = SoldTour | SoldQuote;

/** Throws NotATour. */
export function asTour(service: BookedService): SoldTour {
  if (service.kind !== 'tour') throw new NotATour();
  return service;
}
