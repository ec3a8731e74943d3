import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';

/** How a guide is paid: a share of what the customers paid, or a fixed fee for the mission. */
export type PayTerm =
  { readonly kind: 'share'; readonly basisPoints: number } | { readonly kind: 'fixed-fee'; readonly fee: MoneyView };

export interface EarningsLine {
  readonly kind: PayTerm['kind'];
  /** The booking of which the amount is a share. */
  readonly bookingReference?: string;
  /** Of the price, in hundredths of a percent. */
  readonly basisPoints?: number;
  readonly amount: MoneyView;
}

export interface Earnings {
  readonly lines: readonly EarningsLine[];
  readonly net: MoneyView;
  /** Local date `yyyy-MM-dd`. */
  readonly payOn: string;
}

export interface SoldBooking {
  readonly reference: string;
  readonly price: MoneyView;
}

/** Pay terms. A term of the guide comes before one of the tour, of the city, and the one for everybody, in this order. */
export abstract class PayTerms {
  abstract termFor(guideId: string, tourId: string, cityId: string): Promise<PayTerm>;
}

/** The lines of a mission, each rounded once; the guide is paid their sum. */
export function earningsOf(bookings: readonly SoldBooking[], term: PayTerm, localDate: string): Earnings {
  return summed(
    term.kind === 'share'
      ? bookings.map((booking) => shareOf(booking, term.basisPoints))
      : [{ kind: term.kind, amount: term.fee }],
    localDate,
  );
}

/** Adds the line of a further booking; the other lines stay. */
export function withBooking(earnings: Earnings, booking: SoldBooking, localDate: string): Earnings {
  const points = earnings.lines.find((line) => line.kind === 'share')?.basisPoints;
  return points === undefined ? earnings : summed([...earnings.lines, shareOf(booking, points)], localDate);
}

const shareOf = ({ reference, price }: SoldBooking, basisPoints: number): EarningsLine => ({
  kind: 'share',
  bookingReference: reference,
  basisPoints,
  amount: Money.from(price).basisPoints(basisPoints).toJSON(),
});

function summed(lines: readonly EarningsLine[], localDate: string): Earnings {
  const [first] = lines;
  if (!first) throw new RangeError('a mission without bookings earns nothing');
  const net = Money.sum(
    lines.map((line) => Money.from(line.amount)),
    first.amount.currency,
  );
  return { lines, net: net.toJSON(), payOn: payDate(localDate) };
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
