import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { MOST_CALENDARS } from '../commands/name-busy-calendar.js';
import { CALENDAR_FAILURES, type CalendarFailure } from '../domain/busy-calendar.js';

export class BusyCalendarView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'https://calendar.example/me.ics' }) address!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'The last reading that succeeded.' })
  readAt!: Date | null;
  @ApiProperty({ type: String, enum: CALENDAR_FAILURES, nullable: true, description: 'What the last reading met.' })
  failure!: CalendarFailure | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) failingSince!: Date | null;
  @ApiProperty({ type: 'integer', description: 'Times to come at which the guide is busy by this calendar.' })
  busyTimes!: number;
}

export class MyBusyCalendars {
  @ApiProperty({ type: [BusyCalendarView] }) calendars!: readonly BusyCalendarView[];
  @ApiProperty({ type: 'integer', description: 'As many may be named.' }) most!: number;
}

/** The calendars that say when the actor is busy, those named first in front. */
export class FindMyBusyCalendars extends Query<MyBusyCalendars> {
  constructor(
    readonly now: Date,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindMyBusyCalendars)
export class FindMyBusyCalendarsHandler implements IQueryHandler<FindMyBusyCalendars> {
  constructor(private readonly db: ReadDb) {}

  async execute({ now, actor }: FindMyBusyCalendars): Promise<MyBusyCalendars> {
    actor.mustBeAllowed('guide.present');
    const calendars = await this.db.rows(sql<BusyCalendarView>`
      select id, address, read_at as "readAt", failure, failing_since as "failingSince",
             (select count(*)::int from guides.busy_time where calendar_id = id and ends_at > ${now}) as "busyTimes"
      from guides.busy_calendar where guide_id = ${actor.mustBePerson()} order by added_at, id
    `);
    return { calendars, most: MOST_CALENDARS };
  }
}
