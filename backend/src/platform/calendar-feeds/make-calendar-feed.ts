import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';

/** Gives the actor a new private address of their calendar. The one before ends. */
export class MakeCalendarFeed extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(MakeCalendarFeed)
export class MakeCalendarFeedHandler implements ICommandHandler<MakeCalendarFeed> {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: MakeCalendarFeed): Promise<void> {
    await sql`
      insert into platform.calendar_feed (user_id, key, made_at)
      values (${actor.mustBePerson()}, ${this.ids.secret(24)}, ${this.clock.now()})
      on conflict (user_id) do update set key = excluded.key, made_at = excluded.made_at
    `.execute(this.entities.getKysely());
  }
}
