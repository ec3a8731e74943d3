import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { MissionBooking } from './mission-departure.js';

/** How a guide is paid: a share of what the customers paid, or a fixed fee for the mission. */
export type PayTerm =
  { readonly kind: 'share'; readonly basisPoints: number } | { readonly kind: 'fixed-fee'; readonly fee: MoneyView };

export const SUPPLEMENT_KINDS = ['season', 'night', 'language'] as const;

export const EARNINGS_LINE_KINDS = ['share', 'fixed-fee', ...SUPPLEMENT_KINDS, 'ticket-advance', 'refund'] as const;

/** A percentage of the share or of the fee, in hundredths of a percent. */
export interface PaySupplement {
  readonly kind: (typeof SUPPLEMENT_KINDS)[number];
  readonly basisPoints: number;
}

/** What the guide pays at the door for each traveler. */
export interface TicketPrices {
  readonly currency: Currency;
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** What counts in a city beside the term: taxes in the price, and what makes a mission better paid. */
export interface PayRules {
  /** Included in the price. */
  readonly vatBasisPoints: number;
  readonly nightBasisPoints: number;
  /** Days `MM-dd` of every year, both included; a season may span the turn of the year. */
  readonly seasons: readonly { readonly from: string; readonly to: string; readonly basisPoints: number }[];
  readonly languages: Readonly<Partial<Record<Locale, number>>>;
  readonly tickets: TicketPrices | null;
}

/** What a guide and the company agree on for one mission: frozen by the guide's yes. */
export interface AgreedTerms {
  readonly term: PayTerm;
  readonly vatBasisPoints: number;
  readonly supplements: readonly PaySupplement[];
  readonly tickets: TicketPrices | null;
}

export interface EarningsLine {
  readonly kind: (typeof EARNINGS_LINE_KINDS)[number];
  /** The booking that the amount is for. */
  readonly bookingReference?: string;
  /** Of the net price, or for a supplement of the share or the fee, in hundredths of a percent. */
  readonly basisPoints?: number;
  /** The net price of which the amount is a share. */
  readonly of?: MoneyView;
  /** The refund that lowers the pay; such a line is negative. */
  readonly refundId?: string;
  readonly amount: MoneyView;
}

export interface Earnings {
  readonly terms: AgreedTerms;
  readonly lines: readonly EarningsLine[];
  readonly net: MoneyView;
  /** Local date `yyyy-MM-dd`. */
  readonly payOn: string;
}

export type SoldBooking = Pick<MissionBooking, 'reference' | 'price' | 'discount' | 'travellers'>;

export interface PaidDeparture {
  readonly localDate: string;
  /** `HH:mm` */
  readonly localTime: string;
  readonly language: Locale;
}

/** Pay terms. A term of the guide comes before one of the tour, of the city, and the one for everybody, in this order. */
export abstract class PayTerms {
  abstract termFor(guideId: string, tourId: string, cityId: string): Promise<PayTerm>;
}

export abstract class PayRuleBook {
  /** The rules of the city, or those for everybody, with the tickets of the tour. */
  abstract rulesFor(cityId: string, tourId: string): Promise<PayRules>;
}

/** The terms for one departure: the supplements that its day, hour and language bring. */
export function agreedTerms(term: PayTerm, rules: PayRules, departure: PaidDeparture): AgreedTerms {
  const season = rules.seasons.find((each) => isInSeason(departure.localDate.slice(5), each))?.basisPoints ?? 0;
  const supplements: readonly PaySupplement[] = [
    { kind: 'season', basisPoints: season },
    { kind: 'night', basisPoints: isNight(departure.localTime) ? rules.nightBasisPoints : 0 },
    { kind: 'language', basisPoints: rules.languages[departure.language] ?? 0 },
  ];
  return {
    term,
    vatBasisPoints: rules.vatBasisPoints,
    supplements: supplements.filter(({ basisPoints }) => basisPoints > 0),
    tickets: rules.tickets,
  };
}

const isInSeason = (day: string, { from, to }: { readonly from: string; readonly to: string }): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

/** The start is at 22:00 or later, or before 6:00. */
const isNight = (localTime: string): boolean => localTime >= '22:00' || localTime < '06:00';

/** The lines of a mission, each rounded once; the guide is paid their sum. */
export function earningsOf(bookings: readonly SoldBooking[], terms: AgreedTerms, localDate: string): Earnings {
  const { term } = terms;
  const fee = term.kind === 'fixed-fee' ? withSupplements({ kind: 'fixed-fee', amount: term.fee }, terms) : [];
  return summed([...fee, ...bookings.flatMap((booking) => linesOf(booking, terms))], terms, localDate);
}

/** Adds the lines of a further booking at the same terms; the other lines stay. */
export const withBooking = (earnings: Earnings, booking: SoldBooking, localDate: string): Earnings =>
  summed([...earnings.lines, ...linesOf(booking, earnings.terms)], earnings.terms, localDate);

/** What remains if only these bookings are paid: a fee and its supplements stay, tickets were not bought. */
export const forBookings = (earnings: Earnings, references: readonly string[], localDate: string): Earnings =>
  summed(
    earnings.lines.filter(
      ({ kind, bookingReference }) =>
        kind !== 'ticket-advance' && (bookingReference === undefined || references.includes(bookingReference)),
    ),
    earnings.terms,
    localDate,
  );

function linesOf(booking: SoldBooking, terms: AgreedTerms): readonly EarningsLine[] {
  const { reference: bookingReference } = booking;
  const currency = terms.term.kind === 'share' ? booking.price.currency : terms.term.fee.currency;
  const tickets = ticketsOf(booking, terms.tickets, currency);
  const advance: EarningsLine = { kind: 'ticket-advance', bookingReference, amount: tickets.toJSON() };
  const share = terms.term.kind === 'share' ? shareOf(booking, terms, terms.term.basisPoints) : [];
  return tickets.isZero() ? share : [...share, advance];
}

function shareOf(booking: SoldBooking, terms: AgreedTerms, basisPoints: number): readonly EarningsLine[] {
  const net = netPriceOf(booking, terms);
  const line: EarningsLine = {
    kind: 'share',
    bookingReference: booking.reference,
    basisPoints,
    ...(net.equals(Money.from(booking.price)) ? {} : { of: net.toJSON() }),
    amount: net.basisPoints(basisPoints).toJSON(),
  };
  return withSupplements(line, terms);
}

const withSupplements = (base: EarningsLine, { supplements }: AgreedTerms): readonly EarningsLine[] => [
  base,
  ...supplements.map(({ kind, basisPoints }) => ({
    kind,
    ...(base.bookingReference === undefined ? {} : { bookingReference: base.bookingReference }),
    basisPoints,
    amount: Money.from(base.amount).basisPoints(basisPoints).toJSON(),
  })),
];

/** The price without discounts, tickets, and the VAT that is included in the rest. */
function netPriceOf(booking: SoldBooking, { vatBasisPoints, tickets }: AgreedTerms): Money {
  const { currency } = booking.price;
  const discount = booking.discount ? Money.from(booking.discount) : Money.zero(currency);
  const gross = Money.from(booking.price)
    .minus(discount)
    .minus(ticketsOf(booking, tickets, currency));
  if (gross.isNegative() || gross.isZero()) return Money.zero(currency);
  return gross.split([10_000, vatBasisPoints])[0] ?? gross;
}

/** Zero for tickets in another currency: the company buys them. */
function ticketsOf({ travellers }: SoldBooking, tickets: TicketPrices | null, currency: Currency): Money {
  if (tickets?.currency !== currency) return Money.zero(currency);
  return Money.of(
    travellers.adults * tickets.adult + travellers.children * tickets.child + travellers.infants * tickets.infant,
    currency,
  );
}

/** A refund to the customer, in the currency of the payment. */
export interface RefundedBooking {
  readonly reference: string;
  readonly refundId: string;
  readonly refunded: MoneyView;
  readonly paid: MoneyView;
}

/**
 * The negative line of a refund at the original terms: of what the booking earned, the part that its customer got back.
 * Undefined where the guide has a fixed fee, or nothing is left of the share.
 */
export function refundLine(
  { lines }: Earnings,
  earlier: readonly EarningsLine[],
  { reference, refundId, refunded, paid }: RefundedBooking,
): EarningsLine | undefined {
  const ofBooking = lines.filter(
    ({ kind, bookingReference }) => bookingReference === reference && kind !== 'ticket-advance',
  );
  const share = ofBooking.find(({ kind }) => kind === 'share');
  if (!share || paid.amount <= 0) return undefined;
  const { currency } = share.amount;
  const earned = sumOf(ofBooking, currency);
  const left = earned.plus(
    sumOf(
      earlier.filter(({ bookingReference }) => bookingReference === reference),
      currency,
    ),
  );
  const part = Math.min(refunded.amount, paid.amount);
  const due = earned.split([part, paid.amount - part])[0] ?? earned;
  const taken = left.isLessThan(due) ? left : due;
  if (taken.isZero()) return undefined;
  return {
    kind: 'refund',
    bookingReference: reference,
    ...(share.basisPoints === undefined ? {} : { basisPoints: share.basisPoints }),
    refundId,
    amount: taken.negated().toJSON(),
  };
}

const sumOf = (lines: readonly EarningsLine[], currency: Currency): Money =>
  Money.sum(
    lines.map(({ amount }) => Money.from(amount)),
    currency,
  );

/** The earnings with what refunds have taken away. */
export const corrected = (earnings: Earnings, corrections: readonly EarningsLine[]): Earnings => ({
  ...earnings,
  lines: [...earnings.lines, ...corrections],
  net: sumOf([...earnings.lines, ...corrections], earnings.net.currency).toJSON(),
});

function summed(lines: readonly EarningsLine[], terms: AgreedTerms, localDate: string): Earnings {
  const [first] = lines;
  if (!first) throw new RangeError('a mission without bookings earns nothing');
  return { terms, lines, net: sumOf(lines, first.amount.currency).toJSON(), payOn: payDate(localDate) };
}

const SATURDAY = 6;
const PAY_DAY = 8;

/** The 8th of the month after the service, or the Friday before if the 8th is a Saturday or a Sunday. */
export function payDate(localDate: string): string {
  const [year = 0, month = 1] = localDate.split('-').map(Number);
  const day = new Date(Date.UTC(year, month, PAY_DAY));
  const weekday = day.getUTCDay();
  const daysEarlier = weekday === SATURDAY ? 1 : weekday === 0 ? 2 : 0;
  day.setUTCDate(PAY_DAY - daysEarlier);
  return day.toISOString().slice(0, 10);
}
