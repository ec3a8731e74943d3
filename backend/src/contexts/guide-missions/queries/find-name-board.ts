import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Config } from '../../../platform/config.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { MissionNotYours, MissionUnknown } from '../domain/mission.errors.js';
import type { MissionBooking, MissionTour } from '../domain/mission-departure.js';

/** The board that a driver holds up, for the driver of the mission. Throws MissionUnknown or MissionNotYours. */
export class FindNameBoard extends Query<{ readonly name: string; readonly bytes: Buffer }> {
  constructor(
    readonly missionId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

interface Row {
  readonly tour: MissionTour;
  readonly bookings: readonly MissionBooking[];
  /** Null unless the mission is assigned. */
  readonly guideId: string | null;
}

@QueryHandler(FindNameBoard)
export class FindNameBoardHandler implements IQueryHandler<FindNameBoard> {
  constructor(
    private readonly db: ReadDb,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ missionId, actor }: FindNameBoard): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const mission = await this.db.first(sql<Row>`
      select tour, bookings, case when state = 'assigned' then guide_id end as "guideId"
      from guide_missions.mission where id = ${missionId}
    `);
    const booking = mission?.bookings.find(({ cancelled }) => !cancelled);
    if (!mission?.tour.ride || !booking) throw new MissionUnknown({ mission: missionId });
    if (mission.guideId === null || !actor.owns(mission.guideId)) throw new MissionNotYours();
    const { flightNumber, ship } = mission.tour.ride;
    const { traveller, reference } = booking;
    // The PDF library is loaded with the first board.
    const { nameBoardPdf } = await import('../documents/name-board.pdf.js');
    const bytes = await nameBoardPdf({
      language: traveller.language,
      name: traveller.name,
      reference,
      line: flightNumber ?? ship,
      postalLine: this.config.POSTAL_LINE,
      madeAt: this.clock.now(),
    });
    return { name: `name-board-${reference}.pdf`, bytes };
  }
}
