import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { GuideUnknown } from '../domain/guide.errors.js';

export class HoursView {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7, description: '1 is Monday.' }) weekday!: number;
  @ApiProperty({ example: '09:00' }) from!: string;
  @ApiProperty({ example: '18:00' }) to!: string;
}

export class HolidayView {
  @ApiProperty({ format: 'date' }) from!: string;
  @ApiProperty({ format: 'date', description: 'Included.' }) to!: string;
}

export class MyAvailability {
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ example: 'Europe/Rome', description: 'Hours and days are meant in this zone.' }) timeZone!: string;
  @ApiProperty({ type: [HoursView] }) hours!: HoursView[];
  @ApiProperty({ type: [HolidayView] }) holidays!: HolidayView[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: as many as fit.' }) missionsPerDay!:
    number | null;
  @ApiProperty({ type: 'integer', description: 'Pause and travel between two missions.' }) pauseMinutes!: number;
  @ApiProperty({ type: 'integer', description: 'The least pause, which holds for everybody.' })
  leastPauseMinutes!: number;
}

/** When the actor works as a guide. Throws GuideUnknown. */
export class FindMyAvailability extends Query<MyAvailability> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindMyAvailability)
export class FindMyAvailabilityHandler implements IQueryHandler<FindMyAvailability> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindMyAvailability): Promise<MyAvailability> {
    actor.mustBeAllowed('guide.present');
    const found = await this.db.first(sql<MyAvailability>`
      select g.version, g.time_zone as "timeZone", g.hours, g.holidays, g.missions_per_day as "missionsPerDay",
             greatest(g.pause_minutes, rules.pause_minutes) as "pauseMinutes", rules.pause_minutes as "leastPauseMinutes"
      from guides.guide g cross join guides.rules where g.user_id = ${actor.mustBePerson()}
    `);
    if (!found) throw new GuideUnknown();
    return found;
  }
}
