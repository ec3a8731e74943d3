import { policyOf } from '../../../shared-kernel/cancellation-policy.js';
import type { Priceable } from '../../../shared-kernel/money/price-table.js';
import { LOCALES, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { Booking, type NewBooking } from '../domain/booking.js';
import type { CartItem } from '../domain/cart.js';
import { type NewOrder, Order } from '../domain/order.js';

export const inAllLanguages = <T>(value: T): Translated<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, T>;

/** 195 euros for up to four people, 40 for each further one. */
export const aTable: Priceable = {
  subject: 'option-1',
  currency: 'EUR',
  prices: { kind: 'per-group', bands: [{ upTo: 4, amount: 19_500 }], extraPerson: 4000 },
  infantsNeedSeat: false,
  minimumPersons: 1,
  maximumPersons: 8,
};

export const anItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 'item-1',
  tourId: 'tour-1',
  durationMinutes: 180,
  date: '2027-05-03',
  time: '09:30',
  startsAt: '2027-05-03T07:30:00.000Z',
  travellers: { adults: 2, children: 0, infants: 0 },
  guideLanguage: 'en_US',
  meetingPointId: 'point-1',
  specialRequirements: null,
  price: { amount: 19_500, currency: 'EUR' },
  priceOriginalCurrency: { amount: 19_500, currency: 'EUR' },
  rate: { from: 'EUR', to: 'EUR', rate: '1', date: '2027-04-30' },
  steps: [],
  table: aTable,
  guaranteedUntil: '2027-05-01T12:30:00.000Z',
  previousPrice: null,
  ...changes,
});

export const anOrder = (changes: Partial<NewOrder> = {}, now = new Date('2027-05-01T12:00:00Z')): Order =>
  Order.place(
    {
      id: 'order-1',
      reference: 'CIC-7K3M9Q',
      cartId: 'cart-1',
      userId: null,
      language: 'en_US',
      currency: 'EUR',
      travelerType: 'myself',
      customer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phoneNumber: '+44 20 7946 0000' },
      passengerRelation: null,
      passenger: null,
      specialRequirements: null,
      lines: [
        {
          id: 'line-1',
          kind: 'fare',
          chargeId: 'order-1',
          tax: 'margin-scheme',
          refunded: 0,
          itemId: 'item-1',
          bookingId: 'booking-1',
          amount: { amount: 19_500, currency: 'EUR' },
        },
        {
          id: 'line-2',
          kind: 'fare',
          chargeId: 'order-1',
          tax: 'margin-scheme',
          refunded: 0,
          itemId: 'item-2',
          bookingId: 'booking-2',
          amount: { amount: 5_801, currency: 'EUR' },
        },
      ],
      termsAcceptedAt: now,
      expiresAt: new Date(now.getTime() + 30 * 60_000),
      ...changes,
    },
    now,
  );

export const aBooking = (changes: Partial<NewBooking> = {}): Booking =>
  Booking.of({
    id: 'booking-1',
    reference: 'BK-4F8T2W',
    orderId: 'order-1',
    itemId: 'item-1',
    language: 'en_US',
    service: {
      kind: 'tour',
      tourId: 'tour-1',
      slug: 'rome-colosseum-and-forum',
      name: inAllLanguages('Colosseum and Forum'),
      optionId: 'option-1',
      departure: 'private',
      cityId: 'city-1',
      cityName: inAllLanguages('Rome'),
      categories: ['private-tour'],
      meetingPoint: {
        id: 'point-1',
        name: inAllLanguages('Metro exit'),
        address: 'Piazza del Colosseo, Roma',
        latitude: 41.89,
        longitude: 12.49,
      },
      included: inAllLanguages(['A guide of your own']),
      notIncluded: inAllLanguages(['Lunch']),
      taxRegime: 'margin-scheme',
      infantsNeedSeat: false,
      capacity: null,
    },
    sold: {
      price: { amount: 19_500, currency: 'EUR' },
      priceOriginalCurrency: { amount: 19_500, currency: 'EUR' },
      rate: { from: 'EUR', to: 'EUR', rate: '1', date: '2027-04-30' },
      steps: [],
      table: aTable,
    },
    policy: policyOf(24 * 60),
    localDate: '2027-05-03',
    localTime: '09:30',
    timeZone: 'Europe/Rome',
    startsAt: new Date('2027-05-03T07:30:00Z'),
    endsAt: new Date('2027-05-03T10:30:00Z'),
    durationMinutes: 180,
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    specialRequirements: null,
    client: { name: 'Ada Lovelace', phone: '+44 20 7946 0000', email: 'ada@example.com' },
    ...changes,
  });
