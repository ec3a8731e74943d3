import type { SoldRide } from '../index.js';
import { randomUUID } from 'node:crypto';
import { type Locale, LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import type { BookingConfirmed } from '../../booking/events.js';
import { BookedDepartures, type OrderRefund } from '../domain/booked-departures.js';
import type { AgreedTerms } from '../domain/earnings.js';
import type { GuideAccount } from '../domain/guides.js';
import type { MissionBooking, MissionDeparture } from '../domain/mission-departure.js';
import type { OfferRules } from '../domain/offer-rules.js';

/** 70 % of the price, which includes no VAT; no supplements, no tickets. */
export const seventyPercent: AgreedTerms = {
  term: { kind: 'share', basisPoints: 7000 },
  vatBasisPoints: 0,
  supplements: [],
  tickets: null,
};

export const rules: OfferRules = {
  askedAtOnce: 3,
  openOffersPerGuide: 20,
  longestAnswerMinutes: 360,
  shortestAnswerMinutes: 30,
  alarmMinutesBeforeStart: 1440,
  pauseMinutes: 30,
};

const everywhere = (text: string): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<(typeof LOCALES)[number], string>;

export const aBooking = (told: Partial<MissionBooking> = {}): MissionBooking => ({
  id: randomUUID(),
  reference: 'BK-4F8T2W',
  travellers: { adults: 2, children: 1, infants: 0 },
  price: { amount: 18_000, currency: 'EUR' },
  meetingPoint: 'Arch of Constantine',
  traveller: { name: 'Ada Hartley', language: 'en_US', phone: '+44 20 7946 0000', email: 'ada@example.com' },
  specialRequirements: null,
  cancelled: false,
  ...told,
});

/** Three hours in Rome, on Saturday 5 June 2027 at 9:30, in Italian. */
export const aDeparture = (told: Partial<MissionDeparture> = {}): MissionDeparture => ({
  kind: 'private',
  tour: {
    id: randomUUID(),
    slug: 'rome-colosseum-and-forum',
    name: everywhere('Colosseum and Forum'),
    cityName: everywhere('Rome'),
    optionId: randomUUID(),
  },
  cityId: randomUUID(),
  category: 'private-tour',
  language: 'it_IT',
  startsAt: new Date('2027-06-05T07:30:00Z'),
  endsAt: new Date('2027-06-05T10:30:00Z'),
  localDate: '2027-06-05',
  localTime: '09:30',
  timeZone: 'Europe/Rome',
  durationMinutes: 180,
  cancellationMinutes: 1440,
  booking: aBooking(),
  ...told,
});

export const aGuideAccount = (id: string = randomUUID()): GuideAccount => ({
  id,
  name: 'Giulia Marchetti',
  firstName: 'Giulia',
  initial: 'M',
  isApproved: true,
  email: `${id}@example.com`,
  contact: '+39 06 5555 0100',
  language: 'it_IT',
});

/** A booking as these tests tell of it: the fact, and what the mission learns by asking. */
export interface BookingToTell extends BookingConfirmed {
  readonly tourId: string;
  readonly optionId: string;
  readonly cityId: string;
  readonly kind: 'private' | 'group';
  readonly categories: readonly string[];
  readonly guideLanguage: Locale;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly travellers: MissionBooking['travellers'];
  readonly price: MissionBooking['price'];
  readonly freeUntilMinutesBefore: number;
  readonly specialRequirements: string | null;
  /** What a quote promised; missing where a tour is booked. */
  readonly ride?: SoldRide;
}

/** A landing at Fiumicino. */
export const aRide: SoldRide = {
  destination: 'Via Appia 1, Rome',
  flightNumber: 'AZ609',
  isLanding: true,
  ship: null,
  vehicle: null,
  suitcases: 3,
  childSeats: 1,
  wheelchair: false,
  waitMinutes: 60,
};

export const aBookingConfirmed = (told: Partial<BookingToTell> = {}): BookingToTell => ({
  type: 'booking.confirmed.v1',
  bookingId: randomUUID(),
  bookingReference: 'BK-4F8T2W',
  orderId: randomUUID(),
  tourId: randomUUID(),
  optionId: randomUUID(),
  cityId: randomUUID(),
  kind: 'private',
  categories: ['private-tour'],
  guideLanguage: 'it_IT',
  startsAt: '2027-06-05T07:30:00.000Z',
  endsAt: '2027-06-05T10:30:00.000Z',
  localDate: '2027-06-05',
  localTime: '09:30',
  travellers: { adults: 2, children: 1, infants: 0 },
  price: { amount: 18_000, currency: 'EUR' },
  freeUntilMinutesBefore: 1440,
  specialRequirements: 'A slow pace, please',
  ...told,
});

/** The departure of the booking. */
export const departureOf = (booking: BookingToTell): MissionDeparture => ({
  kind: booking.kind,
  tour: {
    id: booking.tourId,
    slug: booking.tourId,
    name: everywhere('Colosseum and Forum'),
    cityName: everywhere(''),
    optionId: booking.optionId,
    ...(booking.ride ? { ride: booking.ride } : {}),
  },
  cityId: booking.cityId,
  category: booking.categories[0] ?? 'private-tour',
  language: booking.guideLanguage,
  startsAt: new Date(booking.startsAt),
  endsAt: new Date(booking.endsAt),
  localDate: booking.localDate,
  localTime: booking.localTime,
  timeZone: 'Europe/Rome',
  durationMinutes: 180,
  cancellationMinutes: booking.freeUntilMinutesBefore,
  booking: aBooking({
    id: booking.bookingId,
    reference: booking.bookingReference,
    travellers: booking.travellers,
    price: booking.price,
    meetingPoint: 'Arch of Constantine, Via di San Gregorio',
    meetingPointNames: { ...everywhere('Arch of Constantine'), it_IT: 'Arco di Costantino' },
    specialRequirements: booking.specialRequirements,
    freeUntilMinutesBefore: booking.freeUntilMinutesBefore,
  }),
});

/** The departures of the recorded bookings. */
export class ToldDepartures extends BookedDepartures {
  private readonly told = new Map<string, BookingToTell>();

  /** Answers the fact alone. */
  note(booking: BookingToTell): BookingConfirmed {
    this.told.set(booking.bookingId, booking);
    const { type, bookingId, bookingReference, orderId, tourId, optionId, cityId } = booking;
    return { type, bookingId, bookingReference, orderId, tourId, optionId, cityId };
  }

  async bookingsOfPayment(orderId: string): Promise<readonly string[]> {
    return [...this.told.values()].filter((booking) => booking.orderId === orderId).map((booking) => booking.bookingId);
  }

  /** The lines of these orders are named after their bookings. */
  async refundsOf({ amount: { currency }, lines }: OrderRefund) {
    return lines.map(({ lineId: bookingId, amount }) => ({
      bookingId,
      refunded: { amount, currency },
      paid: this.told.get(bookingId)?.price ?? { amount: 0, currency },
    }));
  }

  async find(bookingId: string): Promise<MissionDeparture | undefined> {
    const booking = this.told.get(bookingId);
    return booking && departureOf(booking);
  }
}
