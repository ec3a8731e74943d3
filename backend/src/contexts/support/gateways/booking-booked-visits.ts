import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingApi, type BookedVisit as VisitOfBooking } from '../../booking/index.js';
import { GuideMissionsApi } from '../../guide-missions/index.js';
import { type BookedVisit, BookedVisits } from '../domain/booked-visits.js';

/** Bookings from booking, the guides of today from guide missions. */
@Injectable()
export class BookingBookedVisits extends BookedVisits {
  constructor(
    private readonly booking: BookingApi,
    private readonly missions: GuideMissionsApi,
  ) {
    super();
  }

  async find(reference: string): Promise<BookedVisit | undefined> {
    const visit = await this.booking.findVisit(reference);
    return visit && this.withGuide(visit);
  }

  async getOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<BookedVisit> {
    return this.withGuide(await this.booking.getVisitOfCustomer(reference, actor, token));
  }

  ledBy(guideId: string): Promise<readonly string[]> {
    return this.missions.findBookingsLedBy(guideId);
  }

  private async withGuide({ tour, city, ...visit }: VisitOfBooking): Promise<BookedVisit> {
    const mission = await this.missions.findMissionOfBooking(visit.reference);
    return {
      ...visit,
      tourName: tour.name,
      cityName: city.name,
      guideId: mission?.guideId,
      missionId: mission?.missionId,
    };
  }
}
