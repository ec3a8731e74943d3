import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';

/** Ends the private address of the actor's calendar. Does nothing if there is none. */
export class RevokeCalendarFeed extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(RevokeCalendarFeed)
export class RevokeCalendarFeedHandler implements ICommandHandler<RevokeCalendarFeed> {
  constructor(private readonly entities: EntityManager) {}

  async execute({ actor }: RevokeCalendarFeed): Promise<void> {
    await sql`delete from platform.calendar_feed where user_id = ${actor.mustBePerson()}`.execute(
      this.entities.getKysely(),
    );
  }
}
