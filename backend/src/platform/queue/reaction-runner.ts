import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DEFAULT_LOCALE } from '../../shared-kernel/language/locale.js';
import { Commands } from '../commands.js';
import type { DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';
import { withRequestContext } from '../request-context.js';
import { FailedMessages } from '../outbox/failed-messages.js';
import { FailedWork } from '../outbox/failed-work.js';
import { REACTION_ATTEMPTS, type ReactionJob } from '../outbox/reaction-queue.js';
import { Reactions } from '../outbox/reactions.js';

interface StoredMessage {
  readonly id: string;
  readonly payload: DomainEvent;
  readonly recordedAt: Date;
  readonly sequence: number;
  readonly requestId: string | null;
  /** Of the row in `platform.failed_message`, if the reaction failed before. */
  readonly failedId: string | null;
}

/** Runs reactions, each exactly once per message, with the request context of the request that caused the fact. */
@Injectable()
export class ReactionRunner {
  constructor(
    private readonly entities: EntityManager,
    private readonly commands: Commands,
    private readonly reactions: Reactions,
    private readonly failed: FailedMessages,
    private readonly failedWork: FailedWork,
  ) {}

  /** Runs the job, or does nothing if it has run. Throws the reaction's error; then nothing was changed. */
  async run({ reaction, messageId }: ReactionJob): Promise<void> {
    const handler = this.reactions.find(reaction);
    if (!handler) throw new Error(`This version knows no reaction ${reaction}`);
    const message = await this.find(reaction, messageId);
    if (!message) return;
    const { payload, failedId, ...envelope } = message;
    const context = { requestId: message.requestId ?? message.id, language: DEFAULT_LOCALE };
    await withRequestContext(context, () =>
      this.commands.inTransaction(async () => {
        if (!(await this.isFirst(reaction, messageId))) return;
        await handler.react(payload, envelope);
        if (failedId !== null) await this.failedWork.settle(failedId);
      }),
    );
  }

  /** As {@link ReactionRunner.run}. The last failed attempt is kept for an admin. */
  async attempt(job: ReactionJob, attempt: number): Promise<void> {
    try {
      await this.run(job);
    } catch (error) {
      if (attempt >= REACTION_ATTEMPTS) await this.commands.inTransaction(() => this.failed.keep(job, attempt, error));
      throw error;
    }
  }

  private async find(reaction: string, messageId: string): Promise<StoredMessage | undefined> {
    const { rows } = await sql<StoredMessage>`
      select id, payload, recorded_at as "recordedAt", sequence::float8 as sequence, request_id as "requestId",
        (select f.id from platform.failed_message f where f.reaction = ${reaction} and f.message_id = outbox.id) as "failedId"
      from platform.outbox where id = ${messageId}
    `.execute(this.entities.fork().getKysely());
    return rows[0];
  }

  /** A repetition at the same time waits here for the first one's commit. */
  private async isFirst(reaction: string, messageId: string): Promise<boolean> {
    const { rows } = await sql`
      insert into platform.processed_message (reaction, message_id, processed_at) values (${reaction}, ${messageId}, now())
      on conflict do nothing returning message_id
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
