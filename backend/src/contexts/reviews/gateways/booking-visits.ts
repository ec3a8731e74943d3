import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingApi } from '../../booking/index.js';
import type { Visit } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';

/** Visits as booking knows them. */
@Injectable()
export class BookingVisits extends Visits {
  constructor(private readonly booking: BookingApi) {
    super();
  }

  find(reference: string): Promise<Visit | undefined> {
    return this.booking.findVisit(reference);
  }

  getOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<Visit> {
    return this.booking.getVisitOfCustomer(reference, actor, token);
  }

  ofPerson(userId: string, tourId: string): Promise<readonly Visit[]> {
    return this.booking.findVisitsOf(userId, tourId);
  }
}
