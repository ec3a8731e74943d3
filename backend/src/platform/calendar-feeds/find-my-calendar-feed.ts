import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { ReadDb } from '../persistence/read-db.js';
import { FeedAddresses } from './feed-addresses.js';

export class MyCalendarFeed {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For calendar programs that subscribe. Who knows it sees the calendar; null without one.',
  })
  address!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) madeAt!: Date | null;
}

/** The private address of the actor's calendar. */
export class FindMyCalendarFeed extends Query<MyCalendarFeed> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindMyCalendarFeed)
export class FindMyCalendarFeedHandler implements IQueryHandler<FindMyCalendarFeed> {
  constructor(
    private readonly db: ReadDb,
    private readonly addresses: FeedAddresses,
  ) {}

  async execute({ actor }: FindMyCalendarFeed): Promise<MyCalendarFeed> {
    const feed = await this.db.first(sql<{ key: string; madeAt: Date }>`
      select key, made_at as "madeAt" from platform.calendar_feed where user_id = ${actor.mustBePerson()}
    `);
    return feed
      ? { address: this.addresses.addressOf(feed.key), madeAt: feed.madeAt }
      : { address: null, madeAt: null };
  }
}
