import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import { PartnerSalesApi } from '../../booking/index.js';
import type { Partner } from '../domain/partner.js';
import { type Departure, type Sale, Sales, type Traveller, type WantedDeparture } from '../domain/sales.js';

@Injectable()
export class BookingSales extends Sales {
  constructor(private readonly booking: PartnerSalesApi) {
    super();
  }

  async hold(
    id: string,
    wanted: WantedDeparture,
    { name, contactName, email, phone, vat, address, currency, language }: Partner,
    notes: string | null,
    until: Date,
    replacesOrderId?: string,
  ): Promise<string> {
    const { productId: tour, durationMinutes: duration, date, time, party, guideLanguage, meetingPoint } = wanted;
    const [firstName = '', ...rest] = contactName.split(' ');
    const { orderId } = await this.booking.hold({
      id,
      ...(replacesOrderId === undefined ? {} : { replacesOrderId }),
      item: {
        tour,
        duration,
        datetime: { date, time },
        travellers: party,
        guideLanguage,
        ...(meetingPoint === null ? {} : { meetingPoint }),
      },
      specialRequirements: notes,
      currency,
      language,
      customer: { firstName, lastName: rest.join(' ') || firstName, email, phoneNumber: phone },
      billing: { companyName: name, ...(vat === null ? {} : { vat }), address },
      holdUntil: until,
    });
    return orderId;
  }

  extend(orderId: string, until: Date): Promise<void> {
    return this.booking.extend(orderId, until);
  }

  confirm(orderId: string, { specialRequirements, ...passenger }: Traveller): Promise<void> {
    return this.booking.confirm(orderId, { passenger, specialRequirements });
  }

  release(orderId: string): Promise<void> {
    return this.booking.release(orderId);
  }

  cancel(bookingId: string, reason: string | null, actor: Actor): Promise<void> {
    return this.booking.cancel(bookingId, reason, actor);
  }

  change(bookingId: string, wanted: Parameters<Sales['change']>[1], actor: Actor): Promise<void> {
    const { date, time, durationMinutes, party, guideLanguage, meetingPoint } = wanted;
    return this.booking.change(
      bookingId,
      {
        ...(date === undefined || time === undefined ? {} : { datetime: { date, time } }),
        ...(durationMinutes === undefined ? {} : { duration: durationMinutes }),
        ...(party === undefined ? {} : { travellers: party }),
        ...(guideLanguage === undefined ? {} : { guideLanguage }),
        ...(meetingPoint === undefined || meetingPoint === null ? {} : { meetingPoint }),
      },
      actor,
    );
  }

  find(orderIds: readonly string[]): Promise<readonly Sale[]> {
    return this.booking.findSales(orderIds);
  }

  orderOf(bookingReference: string): Promise<string | undefined> {
    return this.booking.findOrderOf(bookingReference);
  }

  departures({
    productId: tour,
    durationMinutes: duration,
    party: travellers,
    ...question
  }: Parameters<Sales['departures']>[0]): Promise<readonly Departure[]> {
    return this.booking.findDepartures({ ...question, tour, duration, travellers });
  }
}
