import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { NotFound } from '../http/http-problems.js';
import { FailedMessages } from '../outbox/failed-messages.js';
import { ScheduledJobs } from './scheduled-jobs.js';

/** Retries something that failed at every attempt: a reaction, a job, or a mail. */
export class ReplayJob extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReplayJob)
export class ReplayJobHandler implements ICommandHandler<ReplayJob> {
  constructor(
    private readonly failedMessages: FailedMessages,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ id, actor }: ReplayJob): Promise<void> {
    actor.mustBeAllowed('job.replay');
    const found =
      (await this.failedMessages.replay(id)) || (await this.scheduledJobs.replay(id)) || (await this.replayMail(id));
    if (!found) throw new NotFound();
  }

  private async replayMail(id: string): Promise<boolean> {
    const { rows } = await sql`
      update platform.mail set status = 'waiting', attempts = 0, next_attempt_at = ${this.clock.now()}
      where id = ${id} and status = 'dead' returning id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
