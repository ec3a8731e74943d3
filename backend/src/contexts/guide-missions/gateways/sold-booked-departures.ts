import { Injectable } from '@nestjs/common';
import { requiredCategory } from '../../guides/index.js';
import { SoldDepartures } from '../index.js';
import { BookedDepartures } from '../domain/booked-departures.js';
import type { MissionDeparture } from '../domain/mission-departure.js';

@Injectable()
export class SoldBookedDepartures extends BookedDepartures {
  constructor(private readonly sold: SoldDepartures) {
    super();
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
        meetingPoint: `${meetingPoint.name.en_US}, ${meetingPoint.address}`,
        meetingPointNames: meetingPoint.name,
        ...(meetingPoint.addresses ? { meetingPointAddresses: meetingPoint.addresses } : {}),
        traveller: booked.traveller,
        specialRequirements: booked.specialRequirements,
        cancelled: false,
        freeUntilMinutesBefore,
      },
    };
  }
}
