import { randomUUID } from 'node:crypto';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import type { BookingConfirmed } from '../../booking/events.js';
import type { GuideAccount } from '../domain/guides.js';
import type { MissionBooking, MissionDeparture } from '../domain/mission-departure.js';
import type { OfferRules } from '../domain/offer-rules.js';

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

export const aBookingConfirmed = (told: Partial<BookingConfirmed> = {}): BookingConfirmed => ({
  type: 'booking.confirmed.v1',
  bookingId: randomUUID(),
  bookingReference: 'BK-4F8T2W',
  orderId: randomUUID(),
  tourId: randomUUID(),
  tourName: 'Colosseum and Forum',
  optionId: randomUUID(),
  cityId: randomUUID(),
  kind: 'private',
  categories: ['private-tour'],
  guideLanguage: 'it_IT',
  startsAt: '2027-06-05T07:30:00.000Z',
  endsAt: '2027-06-05T10:30:00.000Z',
  localDate: '2027-06-05',
  localTime: '09:30',
  timeZone: 'Europe/Rome',
  durationMinutes: 180,
  travellers: { adults: 2, children: 1, infants: 0 },
  price: { amount: 18_000, currency: 'EUR' },
  meetingPoint: 'Arch of Constantine, Via di San Gregorio',
  meetingPointNames: { ...everywhere('Arch of Constantine'), it_IT: 'Arco di Costantino' },
  travellerName: 'Ada Hartley',
  travellerLanguage: 'en_US',
  travellerPhone: '+44 20 7946 0000',
  travellerEmail: 'ada@example.com',
  specialRequirements: 'A slow pace, please',
  ...told,
});
