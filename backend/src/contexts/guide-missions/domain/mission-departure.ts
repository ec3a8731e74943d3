import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { meetingLine } from '../../../shared-kernel/language/names.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';

export interface MissionTour {
  readonly id: string;
  readonly slug: string;
  readonly name: Translated;
  readonly cityName: Translated;
  readonly optionId: string;
}

export interface MissionBooking {
  readonly id: string;
  readonly reference: string;
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly price: MoneyView;
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
  readonly specialRequirements: string | null;
  readonly cancelled: boolean;
  /** Of its contract: cancelled less than so long before the start it is too late. Missing where the mission's own counts. */
  readonly freeUntilMinutesBefore?: number;
  /** Cancelled too late: the guide is paid for it. */
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
  /** So long before the start a booking whose contract is not known is cancelled too late. */
  readonly cancellationMinutes: number;
  readonly booking: MissionBooking;
}

/** A private booking has a mission of its own; all bookings of a group departure in one language share one. */
export const departureKeyOf = ({ kind, tour, startsAt, language, booking }: MissionDeparture): string =>
  kind === 'private' ? `booking ${booking.id}` : `departure ${tour.optionId} ${startsAt.toISOString()} ${language}`;

/** Where the guests are met: the name as the reader says it, the address as the reader writes it. */
export function meetingPointIn(language: Locale, booking: MissionBooking): string {
  const { meetingPoint, meetingPointNames: names, meetingPointAddresses: addresses = {} } = booking;
  const isNamed = names !== undefined && meetingPoint.startsWith(`${names.en_US}, `);
  if (!isNamed) return meetingLine('', { address: meetingPoint }, language);
  return meetingLine(names[language], { address: meetingPoint.slice(names.en_US.length + 2), addresses }, language);
}

/** Who comes; of a departure that was cancelled altogether, everybody who had booked it. */
export function standing(bookings: readonly MissionBooking[]): readonly MissionBooking[] {
  const left = bookings.filter(({ cancelled }) => !cancelled);
  return left.length > 0 ? left : bookings;
}

/** Each place once. */
export const meetingPointsIn = (language: Locale, bookings: readonly MissionBooking[]): string =>
  [...new Set(bookings.map((booking) => meetingPointIn(language, booking)))].join('; ');

export const referencesOf = (bookings: readonly MissionBooking[]): string =>
  bookings.map(({ reference }) => reference).join(', ');

/** Who comes, by age. */
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
