import { fullName } from '../../../shared-kernel/language/full-name.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Booking } from '../domain/booking.js';
import type { Cart, CartItem } from '../domain/cart.js';
import { CartRepository } from '../domain/cart.repository.js';
import type { OptionForSale } from '../domain/departures.js';
import { type Billing, type Customer, Order, type Passenger } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import type { Claim } from '../domain/claim.js';
import { Slots } from '../domain/slots.js';
import { PaymentRequest } from './payment-request.js';
import { meetingPointOf } from './cart-item-pricing.js';

export const MINUTES_TO_PAY = 30;

export interface OrderForm {
  readonly travelerType: 'myself' | 'somebody-else';
  readonly customer: Customer;
  readonly passengerRelation?: string;
  readonly passenger?: Passenger;
  readonly billing?: Billing;
  readonly specialRequirements?: string;
  readonly timeZone?: string;
}

export interface PlacedOrder {
  readonly id: string;
  readonly reference: string;
}

interface Line {
  readonly item: CartItem;
  readonly claim: Claim<OptionForSale>;
}

/** Makes the order and its bookings from checked cart items, reserves their slots and requests the payment. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly slots: Slots,
    private readonly paymentRequest: PaymentRequest,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async place(
    cart: Cart,
    lines: readonly Line[],
    form: OrderForm,
    language: Locale,
    actor: Actor,
  ): Promise<PlacedOrder> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + MINUTES_TO_PAY * 60_000);
    const orderId = this.ids.uuid();
    const bookings = lines.map((line) => this.booking(line, orderId, form, language));
    const order = Order.place(
      {
        id: orderId,
        reference: `CIC-${this.ids.reference(6)}`,
        cartId: cart.id,
        userId: actor.isPerson ? actor.id : null,
        language,
        currency: cart.currency,
        travelerType: form.travelerType,
        customer: form.customer,
        passengerRelation: form.passengerRelation ?? null,
        passenger: form.passenger ?? null,
        billing: form.billing ?? null,
        specialRequirements: form.specialRequirements ?? null,
        timeZone: form.timeZone ?? null,
        lines: bookings.map((booking) => ({
          id: this.ids.uuid(),
          kind: 'tour',
          itemId: booking.itemId,
          bookingId: booking.id,
          amount: booking.sold.price,
        })),
        termsAcceptedAt: now,
        expiresAt,
      },
      now,
    );
    await this.orders.add(order, bookings);
    const reservations = lines.map(({ claim }, index) => ({ claim, bookingId: bookings[index]?.id ?? '' }));
    await this.slots.reserve(reservations, orderId, expiresAt);
    await this.paymentRequest.make(order);
    cart.openOrderId = orderId;
    await this.carts.save(cart);
    return { id: orderId, reference: order.reference };
  }

  private booking(
    { item, claim: { option, slot } }: Line,
    orderId: string,
    form: OrderForm,
    language: Locale,
  ): Booking {
    const { customer, passenger } = form;
    const { id: _, ...meetingPoint } = meetingPointOf(option, item.meetingPointId);
    return Booking.of({
      id: this.ids.uuid(),
      reference: `BK-${this.ids.reference(6)}`,
      orderId,
      itemId: item.id,
      language,
      tour: {
        tourId: option.tourId,
        slug: option.slug,
        name: option.name,
        optionId: option.optionId,
        kind: option.kind,
        cityId: option.city.id,
        cityName: option.city.name,
        categories: option.categories,
        meetingPoint,
        included: option.included,
        taxRegime: option.taxRegime,
        infantsNeedSeat: option.infantsNeedSeat,
        capacity: option.capacity ?? null,
      },
      sold: {
        price: item.price,
        priceOriginalCurrency: item.priceOriginalCurrency,
        rate: item.rate,
        steps: item.steps,
      },
      policy: { freeUntilMinutesBefore: option.cancellationMinutes },
      localDate: item.date,
      localTime: item.time,
      timeZone: option.city.timeZone,
      startsAt: slot.start,
      endsAt: slot.end,
      durationMinutes: option.durationMinutes,
      travellers: item.travellers,
      guideLanguage: item.guideLanguage,
      specialRequirements: wishesOf(item.specialRequirements, form.specialRequirements),
      client: passenger
        ? { name: passenger.name, phone: passenger.phoneNumber, email: passenger.email }
        : { name: fullName(customer, language), phone: customer.phoneNumber, email: customer.email },
    });
  }
}

/** The guide is told what was wished for this tour, and what for the whole order. */
function wishesOf(...said: readonly (string | null | undefined)[]): string | null {
  const wishes = new Set(said.filter((wish) => wish !== null && wish !== undefined && wish !== ''));
  return wishes.size > 0 ? [...wishes].join('\n\n') : null;
}
