import type { Booking, Order } from '../booking-view.api.js';

interface BookingFacts extends Partial<Omit<Booking, 'tour'>> {
  readonly tour?: Partial<Booking['tour']>;
}

/** A booked walk in Rome with the facts that a test sets. */
export const aBooking = ({ tour, ...facts }: BookingFacts = {}): Booking => ({
  reference: 'BK-4F8T2W',
  item: '00000000-0000-7000-8000-000000000001',
  orderReference: 'CIC-7K3M9Q',
  city: 'Rome',
  title: 'A walk',
  quote: null,
  tour: { id: 'tour-1', name: 'A walk', slug: 'a-walk', image: '/posters/tour/a-walk/card.svg', ...tour },
  travellers: { adults: 2, children: 0, infants: 0 },
  additionalCustomers: [],
  guideLanguage: 'en_US',
  guideMissing: false,
  duration: 120,
  date: '2027-05-02',
  time: '09:30',
  startsAt: '2027-05-02T07:30:00.000Z',
  endsAt: '2027-05-02T09:30:00.000Z',
  timeZone: 'Europe/Rome',
  client: { name: 'Ada Rossi', phone: '+390612345678', email: 'a@b.org' },
  meetingPoint: {
    id: '00000000-0000-7000-8000-000000000002',
    name: 'Column',
    address: 'Piazza',
    latitude: 41.9,
    longitude: 12.48,
  },
  specialRequirements: null,
  paidOn: '2027-04-01',
  price: { amount: 19_500, currency: 'EUR' },
  priceOriginalCurrency: { amount: 19_500, currency: 'EUR' },
  status: 'pending',
  paymentStatus: 'paid',
  visitStatus: 'upcoming',
  cancellableUntil: '2027-05-01T07:30:00.000Z',
  isCancellationFree: true,
  policy: {
    freeUntilMinutesBefore: 1440,
    latePercent: 0,
    noShowPercent: 0,
    ticketsReturn: false,
    waitMinutes: 30,
  },
  cancellation: null,
  waitingChange: null,
  actions: [],
  ...facts,
});

/** An order that awaits its payment, with the facts that a test sets. */
export const anOrder = ({ total = { amount: 19_500, currency: 'EUR' }, ...facts }: Partial<Order> = {}): Order => ({
  reference: 'CIC-7K3M9Q',
  status: 'awaiting-payment',
  language: 'en_US',
  currency: total.currency,
  subtotal: total,
  discount: { ...total, amount: 0 },
  grandTotal: total,
  total,
  items: [],
  bookings: [],
  customer: { firstName: 'Ada', lastName: 'Rossi', email: 'a@b.org', phoneNumber: '+390612345678' },
  travelerType: 'myself',
  passenger: null,
  billing: null,
  placedAt: '2027-05-01T08:00:00.000Z',
  expiresAt: '2027-05-01T08:30:00.000Z',
  paidAt: null,
  closeReason: null,
  ...facts,
});
