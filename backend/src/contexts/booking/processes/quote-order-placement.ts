import { Injectable } from '@nestjs/common';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { localOf } from '../../../shared-kernel/time/local-time.js';
import type { SoldQuote } from '../domain/booked-service.js';
import { Booking } from '../domain/booking.js';
import { QuoteOrdered } from '../domain/booking.errors.js';
import { Order } from '../domain/order.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import type { LineOfSale } from '../domain/price-line.js';
import type { QuoteSale } from '../index.js';
import { OrderClosing } from './order-closing.js';
import { MINUTES_TO_PAY } from './order-placement.js';

/**
 * Makes an order of an accepted quote inside the caller's command: no cart, no slot; the price is the offer's. Where an
 * order names the cart that it came from, an order of a quote names the quote.
 */
@Injectable()
export class QuoteOrderPlacement {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: OrderPayments,
    private readonly closing: OrderClosing,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws QuoteOrdered. */
  async place(sale: QuoteSale): Promise<{ readonly orderId: string; readonly bookingId: string }> {
    if (await this.orders.isQuoteSold(sale.quoteId)) throw new QuoteOrdered();
    const now = this.clock.now();
    const orderId = this.ids.uuid();
    const booking = this.bookingOf(sale, orderId);
    const order = Order.place(
      {
        id: orderId,
        reference: `CIC-${this.ids.reference(6)}`,
        cartId: sale.quoteId,
        userId: sale.userId,
        language: sale.language,
        currency: sale.currency,
        travelerType: 'myself',
        customer: sale.customer,
        passengerRelation: null,
        passenger: null,
        specialRequirements: sale.specialRequirements,
        lines: linesOf(sale, booking).map((line) => ({
          ...line,
          id: this.ids.uuid(),
          chargeId: orderId,
          refunded: 0,
        })),
        termsAcceptedAt: now,
        expiresAt: new Date(now.getTime() + MINUTES_TO_PAY * 60_000),
      },
      now,
    );
    await this.orders.add(order, [booking]);
    const { reference, grandTotal, expiresAt } = order;
    await this.payments.request({ orderId, reference, amount: grandTotal.toJSON() });
    await this.scheduledJobs.plan('booking.expire-order', orderId, expiresAt, { orderId });
    return { orderId, bookingId: booking.id };
  }

  /** Closes the unpaid orders of a quote. Throws OrderBeingPaid. */
  async supersede(quoteId: string): Promise<void> {
    for (const order of await this.orders.openOfCartForChange(quoteId)) {
      await this.closing.mustBeUnpaid(order);
      await this.closing.close(order, (unpaid) => unpaid.supersede());
    }
  }

  private bookingOf(sale: QuoteSale, orderId: string): Booking {
    const { startsAt, endsAt, timeZone, customer, language } = sale;
    const [localDate = '', localTime = ''] = localOf(startsAt, timeZone).split('T');
    const price = totalOf(sale).toJSON();
    const day = this.clock.now().toISOString().slice(0, 10);
    return Booking.of({
      id: this.ids.uuid(),
      reference: `BK-${this.ids.reference(6)}`,
      orderId,
      itemId: sale.quoteId,
      language,
      service: serviceOf(sale),
      sold: {
        price,
        priceOriginalCurrency: price,
        rate: { from: sale.currency, to: sale.currency, rate: '1', date: day },
        steps: [],
        table: null,
      },
      policy: sale.policy,
      localDate,
      localTime,
      timeZone,
      startsAt,
      endsAt,
      durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
      travellers: sale.travellers,
      guideLanguage: language,
      specialRequirements: sale.specialRequirements,
      client: { name: fullName(customer, language), phone: customer.phoneNumber, email: customer.email },
    });
  }
}

const totalOf = ({ lines, currency }: QuoteSale): Money =>
  Money.sum(
    lines.map(({ amount }) => Money.of(amount, currency)),
    currency,
  );

const linesOf = ({ lines, currency, vatBasisPoints }: QuoteSale, booking: Booking): readonly LineOfSale[] =>
  lines.map(({ text, amount }) => ({
    kind: 'fare',
    itemId: booking.itemId,
    bookingId: booking.id,
    amount: { amount, currency },
    tax: booking.service.taxRegime,
    text,
    vatBasisPoints,
  }));

function serviceOf(sale: QuoteSale): SoldQuote {
  const { quoteId, quoteReference, type, name, cityId, cityName, pickUp } = sale;
  const { destination, flightNumber, isLanding, ship, vehicle, suitcases, childSeats, wheelchair, byDriver } = sale;
  return {
    kind: 'quote',
    ...{ quoteId, quoteReference, type, name, cityId, cityName },
    meetingPoint: { id: 'pick-up', ...pickUp },
    taxRegime: sale.vatBasisPoints > 0 ? 'standard' : 'exempt',
    ...{ destination, flightNumber, isLanding, ship, vehicle, suitcases, childSeats, wheelchair, byDriver },
  };
}
