import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Visit } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';

/** Visits of bookings that are opened by the token `a-token`, or by the account that ordered them. */
export class InMemoryVisits extends Visits {
  readonly all: Visit[] = [];

  async find(reference: string): Promise<Visit | undefined> {
    return this.all.find((visit) => visit.reference === reference);
  }

  async getOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<Visit> {
    const visit = await this.find(reference);
    if (!visit) throw new NotFound();
    const { customer, accessToken } = visit;
    if (customer.userId === null ? token !== accessToken : !actor.owns(customer.userId)) throw new NotFound();
    return visit;
  }

  async ofPerson(userId: string, tourId: string): Promise<readonly Visit[]> {
    return this.all.filter(({ customer, tour }) => customer.userId === userId && tour.id === tourId);
  }
}
