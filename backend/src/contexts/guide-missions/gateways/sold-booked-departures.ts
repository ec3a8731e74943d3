import { Injectable } from '@nestjs/common';
import { requiredCategory } from '../../guides/index.js';
import { type BookingRefund, SoldDepartures } from '../index.js';
import { BookedDepartures, type OrderRefund } from '../domain/booked-departures.js';
import type { MissionDeparture } from '../domain/mission-departure.js';

@Injectable()
export class SoldBookedDepartures extends BookedDepartures {
  constructor(private readonly sold: SoldDepartures) {
    super();
  }

  bookingsOfPayment(orderId: string): Promise<readonly string[]> {
    return this.sold.bookingsOfPayment(orderId);
  }

  refundsOf(refund: OrderRefund): Promise<readonly BookingRefund[]> {
    return this.sold.refundsOf(refund);
  }

  async find(bookingId: string): Promise<MissionDeparture | undefined> {
    const booked = await this.sold.find(bookingId);
    if (!booked) return undefined;
    const { tour, meetingPoint, freeUntilMinutesBefore } = booked;
    return {
      kind: tour.kind,
      tour: {
        id: tour.id,
        slug: tour.slug,
        name: tour.name,
        cityName: tour.cityName,
        optionId: tour.optionId,
        ...(booked.ride ? { ride: booked.ride } : {}),
      },
      cityId: tour.cityId,
      category: requiredCategory(tour.categories),
      language: booked.guideLanguage,
      startsAt: booked.startsAt,
      endsAt: booked.endsAt,
      localDate: booked.localDate,
      localTime: booked.localTime,
      timeZone: booked.timeZone,
      durationMinutes: booked.durationMinutes,
      cancellationMinutes: freeUntilMinutesBefore,
      booking: {
        id: booked.id,
        reference: booked.reference,
        travellers: booked.travellers,
        price: booked.price,
        ...(booked.discount.amount === 0 ? {} : { discount: booked.discount }),
        meetingPoint: `${meetingPoint.name.en_US}, ${meetingPoint.address}`,
        meetingPointNames: meetingPoint.name,
        ...(meetingPoint.addresses ? { meetingPointAddresses: meetingPoint.addresses } : {}),
        traveller: booked.traveller,
        ...(booked.additionalCustomers.length === 0 ? {} : { additionalCustomers: booked.additionalCustomers }),
        specialRequirements: booked.specialRequirements,
        cancelled: false,
        freeUntilMinutesBefore,
      },
    };
  }
}
