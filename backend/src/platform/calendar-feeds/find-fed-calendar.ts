import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { calendarFile } from '../documents/calendar-file.js';
import { NotFound } from '../http/http-problems.js';
import { ReadDb } from '../persistence/read-db.js';
import { CalendarSources } from './calendar-sources.js';
import { FeedAddresses } from './feed-addresses.js';

const NAME = 'Cicerone';

/** The calendar behind a private address, as an iCalendar file. Throws NotFound for an address that was never made or has ended. */
export class FindFedCalendar extends Query<string> {
  constructor(readonly file: string) {
    super();
  }
}

@QueryHandler(FindFedCalendar)
export class FindFedCalendarHandler implements IQueryHandler<FindFedCalendar> {
  constructor(
    private readonly db: ReadDb,
    private readonly addresses: FeedAddresses,
    private readonly sources: CalendarSources,
    private readonly clock: Clock,
  ) {}

  async execute({ file }: FindFedCalendar): Promise<string> {
    const key = this.addresses.keyOf(file);
    const feed =
      key === undefined
        ? undefined
        : await this.db.first(sql<{ userId: string }>`
            select user_id as "userId" from platform.calendar_feed where key = ${key}
          `);
    if (!feed) throw new NotFound();
    const now = this.clock.now();
    return calendarFile({ name: NAME, madeAt: now, entries: await this.sources.entriesOf(feed.userId, now) });
  }
}
