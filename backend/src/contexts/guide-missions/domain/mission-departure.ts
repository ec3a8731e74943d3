import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { meetingLine } from '../../../shared-kernel/language/names.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { TERMS } from '../../../shared-kernel/terms.js';

/** What a driver, or the guide of a service on request, must know beside time and place. */
export interface MissionRide {
  readonly destination: string | null;
  readonly flightNumber: string | null;
  /** Whether the flight brings the travellers: the driver waits for its landing. */
  readonly isLanding: boolean;
  readonly ship: string | null;
  readonly vehicle: Translated | null;
  readonly suitcases: number;
  readonly childSeats: number;
  readonly wheelchair: boolean;
  /** Waiting that costs nothing. */
  readonly waitMinutes: number;
}

export interface MissionTour {
  readonly id: string;
  /** Null where no tour was sold. */
  readonly slug: string | null;
  readonly name: Translated;
  readonly cityName: Translated;
  readonly optionId: string;
  /** What a quote promised; missing where a tour was sold. */
  readonly ride?: MissionRide;
}

/** Guests who do not come are waited for so long: at a tour as its terms say, at a ride by its place. */
export const waitMinutesOf = ({ ride }: Pick<MissionTour, 'ride'>): number => ride?.waitMinutes ?? TERMS.waitMinutes;

/** What the guide says of the guests on the day. */
export type Visit = 'started' | 'no-show';

export interface MissionBooking {
  readonly id: string;
  readonly reference: string;
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly price: MoneyView;
  /** What the company took off the price, in its currency. */
  readonly discount?: MoneyView;
  /** The English name and the address. */
  readonly meetingPoint: string;
  readonly meetingPointNames?: Translated;
  readonly meetingPointAddresses?: Partial<Translated>;
  readonly traveller: {
    readonly name: string;
    readonly language: Locale;
    readonly phone: string;
    readonly email: string;
  };
  /** Names of those who come along; missing where nobody is named. */
  readonly additionalCustomers?: readonly string[];
  readonly specialRequirements: string | null;
  readonly cancelled: boolean;
  /** Missing until the guide has said it. */
  readonly visit?: Visit;
  /** By its contract a booking is cancelled late after this time before the start. If missing, the mission's rule counts. */
  readonly freeUntilMinutesBefore?: number;
  /** The guide is paid for a booking that was cancelled late. */
  readonly cancelledLate?: boolean;
}

/** A departure that needs a guide. */
export interface MissionDeparture {
  readonly kind: 'private' | 'group';
  readonly tour: MissionTour;
  readonly cityId: string;
  readonly category: string;
  readonly language: Locale;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  /** The rule for bookings whose contract is not known. */
  readonly cancellationMinutes: number;
  readonly booking: MissionBooking;
}

/** A private booking has a mission of its own; all bookings of a group departure in one language share one. */
export const departureKeyOf = ({ kind, tour, startsAt, language, booking }: MissionDeparture): string =>
  kind === 'private' ? `booking ${booking.id}` : `departure ${tour.optionId} ${startsAt.toISOString()} ${language}`;

/** The meeting point: its name in the reader's language, its address in the reader's notation. */
export function meetingPointIn(language: Locale, booking: MissionBooking): string {
  const { meetingPoint, meetingPointNames: names, meetingPointAddresses: addresses = {} } = booking;
  const isNamed = names !== undefined && meetingPoint.startsWith(`${names.en_US}, `);
  if (!isNamed) return meetingLine('', { address: meetingPoint }, language);
  return meetingLine(names[language], { address: meetingPoint.slice(names.en_US.length + 2), addresses }, language);
}

/** The bookings that were not cancelled; if all were cancelled, all of them. */
export function standing(bookings: readonly MissionBooking[]): readonly MissionBooking[] {
  const left = bookings.filter(({ cancelled }) => !cancelled);
  return left.length > 0 ? left : bookings;
}

/** The meeting points of the bookings, each once. */
export const meetingPointsIn = (language: Locale, bookings: readonly MissionBooking[]): string =>
  [...new Set(bookings.map((booking) => meetingPointIn(language, booking)))].join('; ');

export const referencesOf = (bookings: readonly MissionBooking[]): string =>
  bookings.map(({ reference }) => reference).join(', ');

/** All travelers, by age. */
export const partyOf = (bookings: readonly MissionBooking[]): MissionBooking['travellers'] =>
  bookings.reduce(
    (party, { travellers: { adults, children, infants } }) => ({
      adults: party.adults + adults,
      children: party.children + children,
      infants: party.infants + infants,
    }),
    { adults: 0, children: 0, infants: 0 },
  );

/** Infants included. */
export const personsOf = (bookings: readonly MissionBooking[]): number =>
  bookings.reduce((sum, { travellers: { adults, children, infants } }) => sum + adults + children + infants, 0);
