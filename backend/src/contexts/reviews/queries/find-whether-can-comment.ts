import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type Actor, ROLES } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReviewedPlaces } from '../domain/reviewed-places.js';
import { isTimeToReview, type Visit } from '../domain/visit.js';
import { Visits } from '../domain/visits.js';

export class CanComment {
  @ApiProperty() canComment!: boolean;
}

/**
 * Whether the caller may review a tour now: by the reference of a booking, or by any booking of the account. Throws
 * NotFound for another person's id, and what the booking's own calls throw.
 */
export class FindWhetherCanComment extends Query<CanComment> {
  constructor(
    /** Id or slug. */
    readonly tour: string,
    /** The reference of a booking, or the caller's own user id. */
    readonly of: string,
    readonly token: string | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindWhetherCanComment)
export class FindWhetherCanCommentHandler implements IQueryHandler<FindWhetherCanComment> {
  constructor(
    private readonly db: ReadDb,
    private readonly visits: Visits,
    private readonly places: ReviewedPlaces,
    private readonly clock: Clock,
  ) {}

  async execute({ tour, of, token, actor }: FindWhetherCanComment): Promise<CanComment> {
    const visits = await this.visitsOf(of, tour, token, actor);
    if (actor.role !== undefined && actor.role !== ROLES.customer) return { canComment: false };
    const now = this.clock.now();
    const open = visits.filter(
      (visit) =>
        (visit.tour.id === tour || visit.tour.slug === tour) && visit.tookPlace && isTimeToReview(visit.endsAt, now),
    );
    return { canComment: open.length > 0 && (await this.isOneUnwritten(open)) };
  }

  private async visitsOf(of: string, tour: string, token: string | undefined, actor: Actor): Promise<readonly Visit[]> {
    if (!isUUID(of)) return [await this.visits.getOfCustomer(of, actor, token)];
    const person = actor.mustBePerson();
    if (of.toLowerCase() !== person) throw new NotFound();
    const tourId = isUUID(tour) ? tour : (await this.places.findTour(tour))?.id;
    return tourId === undefined ? [] : this.visits.ofPerson(person, tourId);
  }

  private async isOneUnwritten(visits: readonly Visit[]): Promise<boolean> {
    const references = visits.map(({ reference }) => reference);
    const written = await this.db.rows(sql<{ reference: string }>`
      select booking_reference as reference from reviews.review
      where booking_reference = any(${references}::text[]) and status <> 'rejected'
    `);
    return written.length < references.length;
  }
}
